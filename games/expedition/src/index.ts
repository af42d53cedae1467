import { type Ask, type Game, kindOf, type Move, type Refusal, type Seat } from '@orrery/kernel'
import { clone } from './clone.ts'
import { SIDES } from './data/scenario.ts'
import { faults } from './faults.ts'
import { guess } from './guess.ts'
import { hidden } from './hidden.ts'
import { notation } from './notation.ts'
import { openView } from './open.ts'
import { fullOptions, SCENARIO_SETTINGS, sidesFor } from './options.ts'
import { readPosition, writePosition } from './position.ts'
import { openDeal } from './rules/deals.ts'
import { top } from './rules/frames.ts'
import { scoreOf } from './rules/holdings.ts'
import * as moves from './rules/moves.ts'
import { playerName } from './rules/planets.ts'
import { refuse } from './rules/refusing.ts'
import { setup } from './setup.ts'
import { explain } from './steps/explain.ts'
import { answer, settle } from './steps/settle.ts'
import { answerOffer } from './steps/turn.ts'
import { type Event, NONE, type State, type View } from './types.ts'
import { universe } from './universe.ts'
import { view } from './view.ts'

export type { Event, State, View } from './types.ts'
export * from './referee.ts'

const NO_MOVES: readonly Move[] = []
/** TE-15.12: the one who got an offer says yes or no, while the offerer's turn goes on. */
const TO_AN_OFFER: readonly Move[] = [moves.accept, moves.reject]

const isOffered = (s: State, seat: Seat): boolean => openDeal(s)?.to === seat

function pending(s: State): readonly Ask[] {
  const f = top(s)
  if (f === undefined) return []
  const deal = openDeal(s)
  const { decisions: decision } = s
  if (deal === undefined) return [{ seat: f.seat, decision }]
  return [
    { seat: f.seat, decision, patient: true },
    { seat: deal.to, decision },
  ]
}

function refusals(s: State, seat: Seat, m: Move): readonly Refusal[] {
  const f = top(s)
  if (f === undefined) return [refuse('TE-16.1', 'GAME_OVER')]
  if (isOffered(s, seat) && TO_AN_OFFER.includes(m)) return []
  if (f.seat !== seat) return [refuse('TE-1.6', 'NOT_YOUR_CHOICE', { player: playerName(s, f.seat) })]
  return explain(s, f, m)
}

function apply(s: State, seat: Seat, m: Move, sink?: (event: Event) => void): void {
  if (isOffered(s, seat) && TO_AN_OFFER.includes(m)) {
    s.decisions++
    answerOffer(s, kindOf(m) === moves.ACCEPT, sink)
    settle(s, sink)
  } else answer(s, m, sink)
}

/** Race to Thunder's Edge, for three to six players. */
export const game: Game<State, View, Event> = {
  id: 'expedition',
  title: "Expedition: Race to Thunder's Edge",
  seats: { min: 3, max: 6 },
  rulesVersion: 2,
  longest: 27_000,

  options: [
    { name: 'seating', title: 'Factions clockwise', kind: 'many', choices: SIDES },
    ...SCENARIO_SETTINGS.map(({ key, question, options }) =>
      typeof options[0] === 'boolean'
        ? { name: key, title: question, kind: 'flag' as const, choices: [] }
        : { name: key, title: question, kind: 'one' as const, choices: options.map(String) },
    ),
  ],
  sides: (s) => s.box.factions.map((row) => row.id),
  sidesFor,
  setup,
  fullOptions,

  pending,
  moves: (s, seat) => (top(s)?.seat === seat ? s.offer : isOffered(s, seat) ? TO_AN_OFFER : NO_MOVES),
  refusals,
  universe,
  apply,
  outcome(s) {
    if (s.winner === NONE) return undefined
    return { scores: s.goods.map((_, p) => scoreOf(s, p).total), winners: [s.winner] }
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
