import { type Ask, at, type Game, type Move, type Refusal, type Seat } from '@orrery/kernel'
import { clone } from './clone.ts'
import { SETS } from './data/cards.ts'
import { MODULE_ROWS } from './data/modules.ts'
import { faults } from './faults.ts'
import { guess } from './guess.ts'
import { hidden } from './hidden.ts'
import { notation } from './notation.ts'
import { openView } from './open.ts'
import { readPosition, writePosition } from './position.ts'
import { offerOf, owes } from './offer.ts'
import { top } from './rules/frames.ts'
import { fullOptions, sidesFor } from './options.ts'
import { setup } from './setup.ts'
import { explain } from './steps/explain.ts'
import { answer } from './steps/settle.ts'
import { FACTIONS, NONE, SEVERAL } from './types.ts'
import type { Event, Frame, State, View } from './types.ts'
import { universe } from './universe.ts'
import { view } from './view.ts'

export type { Event, State, View } from './types.ts'

/** EX-17.3, EX-17.6: whoever has chosen in secret cannot choose again. */
function notAsked(f: Frame): Refusal {
  if (f.seat === SEVERAL) return { rule: 'EX-17.6', code: 'hasChosen', args: {} }
  return { rule: 'EX-10.3', code: 'notAsked', args: { player: f.seat } }
}

function refusals(s: State, seat: Seat, m: Move): readonly Refusal[] {
  const f = top(s)
  if (f === undefined) return [{ rule: 'EX-15.11', code: 'over', args: {} }]
  const p = s.seating[seat] ?? NONE
  if (!owes(f, p)) return [notAsked(f)]
  return explain(s, f.seat === SEVERAL ? { ...f, seat: p } : f, m)
}

/** The Expanse, for two to four players. */
export const game: Game<State, View, Event> = {
  id: 'expanse',
  title: 'The Expanse',
  seats: { min: 2, max: 4 },
  rulesVersion: 2,
  longest: 5000,

  options: [
    { name: 'sets', title: 'Card sets', kind: 'many', choices: SETS.map((set) => set.id) },
    { name: 'modules', title: 'Modules', kind: 'many', choices: MODULE_ROWS.map((row) => row.id) },
    { name: 'seating', title: 'Factions clockwise', kind: 'many', choices: FACTIONS },
    { name: 'first', title: 'First player', kind: 'one', choices: FACTIONS },
  ],
  sides: (s) => s.seating.map((p) => FACTIONS[p] ?? ''),
  sidesFor,
  setup,
  fullOptions,

  pending(s) {
    const f = top(s)
    if (f === undefined) return []
    if (f.seat !== SEVERAL) return [{ seat: at(s.seatOf, f.seat), decision: s.decisions }]
    const asks: Ask[] = []
    for (const [seat, p] of s.seating.entries()) if (owes(f, p)) asks.push({ seat, decision: s.decisions })
    return asks
  },
  moves: (s, seat) => offerOf(s, s.seating[seat] ?? NONE),
  refusals,
  universe,
  apply(s, _seat, m, sink) {
    answer(s, m, sink)
  },
  outcome(s) {
    if (s.winner === NONE) return undefined
    return { scores: s.seating.map((p) => at(s.cp, p)), winners: [at(s.seatOf, s.winner)] }
  },
  clone,

  view,
  openView,
  guess,
  hidden,
  reveals: (s) => s.reveals,

  print: notation.print,
  parse: notation.parse,
  position: { write: writePosition, read: readPosition },
  faults,
}
