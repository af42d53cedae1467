import { type Asked, at, type Gate, kindOf, type Ledger, type Move, type Note, onlyArg } from '@orrery/kernel'
import { shortName } from '../src/rulesets.ts'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { scoreOf } from '../src/rules/holdings.ts'
import { top } from '../src/rules/frames.ts'
import * as moves from '../src/rules/moves.ts'
import { thundersEdgeAt } from '../src/rules/planets.ts'
import { type Event, type Frame, NONE, type Player, type State, type StepName } from '../src/types.ts'
import { capital, plural } from './grammar.ts'
import { QUESTIONS } from './questions.ts'
import { breakthroughName, cardName, objectiveName, secretName, sliceName, strategyName, techName } from './names.ts'

/* What a balance report counts in Expedition: purses, slices, cards, objectives, points by rounds. */

const use = (shelf: string, how: string, thing: string, seat: Player): Note => ({
  kind: 'use',
  shelf,
  how,
  thing: capital(thing),
  seat,
})

const points = (s: State, when: string): Note => ({
  kind: 'scores',
  of: 'Points',
  when,
  scores: s.goods.map((_, p) => scoreOf(s, p).total),
})

const NEVER_PLACED = "without Thunder's Edge"
const placedIn = (round: number): string =>
  round === 0 ? NEVER_PLACED : `with Thunder's Edge placed in round ${round}`

function atTheEnd(s: State): readonly Note[] {
  const claims = s.goods.map((_, p) => use('Slices', 'in all', plural(at(s.claims, p), 'slice'), p))
  return [points(s, 'the end'), { kind: 'ending', how: placedIn(s.placedIn) }, ...claims]
}

type By<K extends Event['kind']> = Extract<Event, { readonly kind: K }>
const USES: { readonly [K in Event['kind']]?: (e: By<K>, s: State) => Note } = {
  drafted: ({ card, player }) => use('Strategy cards', 'drafted', strategyName(card), player),
  followed: ({ card, player }) => use('Strategy cards', 'followed', strategyName(card), player),
  claimed: ({ slice, player }) => use('Slices', 'claimed', sliceName(slice), player),
  gained: ({ player }, s) => use('Breakthroughs', 'gained', breakthroughName(s, player), player),
  researched: ({ tech, player }) => use('Technologies', 'researched', techName(tech), player),
  played: ({ card, player }) => use('Action cards', 'played', cardName(card), player),
  scoredPublic: ({ objective, player }) => use('Objectives', 'scored', objectiveName(objective), player),
  scoredSecret: ({ secret, player }) => use('Secret objectives', 'scored', secretName(secret), player),
  custodians: ({ player }) => use('Feats', 'done', 'removed the custodians', player),
  imperial: ({ player }) => use('Feats', 'done', 'a point by Imperial', player),
  placed: ({ player }) => use('Feats', 'done', "placed Thunder's Edge", player),
}

function notes(e: Event, s: State): readonly Note[] {
  if (e.kind === 'over') return atTheEnd(s)
  if (e.kind === 'turn') return [{ kind: 'beat', of: 'Turns' }]
  if (e.kind === 'round') {
    const before = e.round === 1 ? [] : [points(s, `round ${e.round - 1}`)]
    return [{ kind: 'beat', of: 'Rounds', number: e.round }, ...before]
  }
  const of = USES[e.kind] as ((e: Event, s: State) => Note) | undefined
  return of === undefined ? [] : [of(e, s)]
}

const title = (choice: string): string => {
  const row = FACTION_ROWS.find(({ id }) => id === choice)
  return row === undefined ? choice : capital(shortName(row))
}

/* ---- questions --------------------------------------------------------------------------------------------------------- */

/** Steps that are about claims, sites, breakthroughs or Thunder's Edge. */
const EXPEDITION: readonly StepName[] = [
  ...(['claim', 'ingress', 'moveIngress', 'avernus', 'site', 'tied'] as const),
  ...(['skim', 'useBreakthrough', 'assimilate'] as const),
]
const IN_WINDOW: readonly number[] = [moves.CLAIM, moves.JUPITER, moves.BREAKTHROUGH, moves.PLANET]
const MARCHES: readonly number[] = [moves.ACTIVATE, moves.PLAN, moves.SYSTEM]

/** A march to Thunder's Edge, from its activation to its landing. */
const goesToThundersEdge = (s: State, f: Frame, move: Move): boolean =>
  thundersEdgeAt(s) !== NONE &&
  (f.step === 'turn' || f.step === 'warfare'
    ? MARCHES.includes(kindOf(move)) && at(s.ruleset.systemAt, onlyArg(move)) === thundersEdgeAt(s)
    : (f.step === 'muster' || f.step === 'land') && f.what === thundersEdgeAt(s))

/** A window counts where a claim, the breakthrough or Jupiter Brain is open in it, a payment where it is for a claim. */
const isAboutExpedition = (s: State, f: Frame, move: Move): boolean =>
  EXPEDITION.includes(f.step) ||
  (f.step === 'window' && s.offer.some((open) => IN_WINDOW.includes(kindOf(open)))) ||
  s.stack.at(-2)?.step === 'claim' ||
  goesToThundersEdge(s, f, move)

function question(s: State, seat: Player, move: Move): Asked {
  const f = top(s)
  if (f === undefined || f.seat !== seat) return { kind: 'answer to an offer' }
  const kind = QUESTIONS[f.step] ?? f.step
  return isAboutExpedition(s, f, move) ? { kind, theme: 'expedition' } : { kind }
}

/** Of a seat on the map, and of the place in the order from the speaker. */
const placeBounds = (seats: number): { readonly from: number; readonly to: number } =>
  seats === 4 ? { from: 0.18, to: 0.35 } : { from: 0, to: 1.25 / seats }

/** For balance reports: what is counted, and within which bounds it should lie (TE-17.9). */
export const ledger: Ledger<State, Event> = {
  title: (field, choice) => (field === 'seating' ? title(choice) : choice),
  begins: (s) => s.speaker,
  notes,
  question,
  gates: (seats): readonly Gate[] => [
    { of: 'Seats', ...placeBounds(seats) },
    { of: 'Order of play', ...placeBounds(seats) },
    { of: 'Sides', from: 0, to: 1.6 / seats },
    { of: 'Habits', from: 0, to: 1.5 / seats },
    { of: 'Endings', thing: NEVER_PLACED, from: 0, to: 0.3 },
    { of: 'Endings', thing: placedIn(1), from: 0, to: 0.05 },
  ],
}
