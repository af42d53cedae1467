import { at, bitCount, type Gate, type Ledger, type Note } from '@orrery/kernel'
import { WORDS } from '../src/rules/hexes.ts'
import { isMercenary } from '../src/rules/pieces.ts'
import { type Ending, type Event, FIRST_MERCENARY, type Player, type State } from '../src/types.ts'
import { cardName, factionName, minorName, missionTitle } from './names.ts'

/* What a balance report counts in Hexpanse: drafts, cards, the board by rounds, how games end. */

const ENDINGS: { readonly [ending in Ending]: string } = {
  pattern: 'by a pattern',
  warlord: 'by the last warlord',
  exhaustion: 'by exhaustion',
  resigned: 'by resigning',
}

const use = (shelf: string, how: string, thing: string, seat: Player): Note[] => [
  { kind: 'use', shelf, how, thing, seat },
]

const unitsOf = (s: State, p: Player): number => {
  let units = 0
  for (let word = 0; word < WORDS; word++) units += bitCount(at(s.on, p * WORDS + word))
  return units
}

const round = (s: State): Note[] => [
  { kind: 'beat', of: 'Rounds', number: s.round },
  {
    kind: 'scores',
    of: 'Units on the board',
    when: `round ${s.round}`,
    scores: s.life.map((_, p) => unitsOf(s, p)),
  },
  { kind: 'scores', of: 'Life of the warlord', when: `round ${s.round}`, scores: [...s.life] },
]

function notes(e: Event, s: State): readonly Note[] {
  switch (e.kind) {
    case 'factionChosen':
      return use('Factions', 'led', factionName(e.faction), e.player)
    case 'minorChosen':
      return use('Minor factions', 'chosen', minorName(s, e.minor), e.player)
    case 'ownMission':
      return use('Missions', 'chosen', missionTitle(s, e.mission), e.player)
    case 'bought':
      return use('Cards', 'bought', cardName(s, e.card), e.player)
    case 'played':
      return use('Cards', 'played', cardName(s, e.card), e.player)
    case 'placed':
      if (!isMercenary(e.unit) || e.from !== 'card') return []
      return use('Cards', 'put on the board', cardName(s, e.unit - FIRST_MERCENARY), e.player)
    case 'turn':
      return round(s)
    case 'won':
      return [{ kind: 'ending', how: ENDINGS[e.ending] }]
    default:
      return []
  }
}

const PAIR = { from: 0.45, to: 0.55 }
const FOUR = { from: 0.18, to: 0.35 }

/** For balance reports: what is counted, and within which bounds it should lie. */
export const ledger: Ledger<State, Event> = {
  title: (_field, choice) => choice,
  begins: (s) => s.first,
  notes,
  gates(sides): readonly Gate[] {
    if (sides === 4) return [{ of: 'Factions', ...FOUR }]
    if (sides !== 2) return []
    return [
      // Who begins is drawn by lot, so the seats are alike.
      { of: 'Order of play', ...PAIR },
      { of: 'Factions', ...PAIR },
      { of: 'Endings', thing: ENDINGS.pattern, from: 0.4, to: 1 },
    ]
  },
}
