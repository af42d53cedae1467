import { at, type Ledger, type Note } from '@orrery/kernel'
import type { Ability, Card, Event, Player, State } from '../src/types.ts'
import { abilityName, cardName } from './names.ts'
import { option } from './options.ts'

/* What a balance report counts in The Expanse: cards, techs, control points. */

const POINTS = 'Control points'

const card = (s: State, how: string, { player, card: n }: { readonly player: Player; readonly card: Card }): Note[] => [
  { kind: 'use', shelf: 'Cards', how, thing: cardName(s, n), seat: at(s.seatOf, player) },
]

const tech = (s: State, how: string, e: { readonly player: Player; readonly ability: Ability }): Note[] => [
  { kind: 'use', shelf: 'Techs and abilities', how, thing: abilityName(s, e.ability), seat: at(s.seatOf, e.player) },
]

const standing = (s: State, when: string, cp: readonly number[]): Note[] => [
  { kind: 'scores', of: POINTS, when, scores: s.seating.map((p) => at(cp, p)) },
]

function notes(e: Event, s: State): readonly Note[] {
  switch (e.kind) {
    case 'taken':
      return card(s, 'taken', e)
    case 'points':
      return card(s, 'used for action points', e)
    case 'performed':
      return card(s, 'Event performed', e)
    case 'kept':
      return card(s, 'Event kept', e)
    case 'tech':
      return tech(s, 'gained', e)
    case 'used':
      return tech(s, 'used', e)
    case 'standing':
      return s.final ? [] : standing(s, `Scoring ${s.scorings}`, e.cp)
    case 'over':
      return standing(s, 'the end', e.cp)
    // Each turn ends with the next one or with the Final Scoring; the first begins unheard, in set-up.
    case 'turn':
    case 'final':
      return [{ kind: 'beat', of: 'Turns' }]
    default:
      return []
  }
}

/** For balance reports: what is counted, and within which bounds it should lie. */
export const ledger: Ledger<State, Event> = {
  title: (field, choice) => (field === 'seating' ? choice : (option(field, choice)?.title ?? choice)),
  begins: (s) => at(s.seatOf, s.active),
  notes,
  gates(seats) {
    if (seats === 2) return [{ of: 'Sides', from: 0.45, to: 0.55 }]
    return seats === 4 ? [{ of: 'Sides', from: 0.2, to: 0.3 }] : []
  },
}
