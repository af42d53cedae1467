import { at, firstArg, type Move, namesIn, onlyArg, type Refusal, secondArg } from '@orrery/kernel'
import { MODIFIER_ROWS, SPENDING_ROWS } from './data/modifiers.ts'
import { type Kind, kindNamed, LINES, MOST } from './referee-moves.ts'
import { PATHS, pathRefusal, type Path, type Value } from './referee-paths.ts'
import type { Correcting, Paying, RefereeState } from './referee-state.ts'
import { avernusRefusal, dieRefusal } from './rules/breakthrough.ts'
import { claimRefusal, takenRefusal, windowRefusal } from './rules/claim.ts'
import { top } from './rules/frames.ts'
import { moveRefusal, pickRefusal, tokenRefusal } from './rules/ingress.ts'
import { paymentRefusal } from './rules/payment.ts'
import { AVERNUS, hasPower, isPlaced, planetName, playerName } from './rules/planets.ts'
import { firstOf, refuse } from './rules/refusing.ts'
import { siteRefusal } from './rules/sites.ts'
import { jupiterRefusal, tiedRefusal } from './rules/sixth.ts'
import { type Frame, NONE, type Player, type StepName } from './types.ts'

/* What may be said now, and why not: the one source of offers and refusals (TE-12, TE-18.8). */

/** The answers to each pending choice, and how the choice is called. */
const CHOICES: { readonly [step in StepName]?: { readonly kinds: readonly Kind[]; readonly choice: string } } = {
  roll: { kinds: ['roll', 'die'], choice: 'the breakthrough roll' },
  ingress: { kinds: ['ingress'], choice: 'the ingress systems' },
  moveIngress: { kinds: ['move', 'into', 'done'], choice: 'which ingress tokens move into gravity rifts' },
  avernus: { kinds: ['place', 'rule'], choice: 'the system of Avernus' },
  site: { kinds: ['place', 'rule'], choice: "the system of Thunder's Edge" },
  tied: { kinds: ['give'], choice: 'one of the tied players' },
}

const PAYING: readonly Kind[] = [
  'planet',
  'with',
  'counts',
  'other',
  'goods',
  'commodities',
  'cards',
  'secrets',
  'spending',
  'psychoarchaeology',
  'pay',
  'allow',
  'back',
]
const TURN: readonly Kind[] = ['end', 'pass', 'turn', 'next', 'round', 'claim', 'decline', 'jupiter', 'gain', 'take']
/** What may be said at any time, also while somebody chooses. */
const ALWAYS: readonly Kind[] = ['correct', 'close']

const targetKind = (of: Path['of']): readonly Kind[] => (of === 'table' ? [] : [of === 'token' ? 'planet' : of])
const OF_VALUE: { readonly [value in Value]: readonly Kind[] } = {
  count: ['number'],
  flag: ['yes', 'no'],
  card: ['card'],
  holder: ['player', 'none'],
  colour: ['colour', 'none'],
  modifier: ['with', 'none'],
  system: ['system'],
  claimant: ['now', 'earlier', 'none'],
  turn: [],
}

export const pathOf = ({ path }: Correcting): Path => {
  const found = PATHS[path]
  if (found === undefined) throw new Error(`there is no path ${path}`)
  return found
}

export const isTargeted = ({ path, target }: Correcting): boolean => target !== NONE || PATHS[path]?.of === 'table'

const correctingKinds = (entering: Correcting): readonly Kind[] => {
  const { of, value } = pathOf(entering)
  return [...(isTargeted(entering) ? OF_VALUE[value] : targetKind(of)), 'back']
}

/** The pending choice of the rules, if somebody must choose. */
export function choiceOf({ core }: RefereeState): (Frame & { readonly choice: string }) | undefined {
  const f = top(core)
  const answer = f === undefined ? undefined : CHOICES[f.step]
  return f === undefined || answer === undefined ? undefined : { ...f, choice: answer.choice }
}

/** The kinds of moves that answer what is asked now. */
export function kindsFor(r: RefereeState, seat: Player): readonly Kind[] {
  const { entering, core } = r
  if (r.closed) return []
  if (entering !== undefined) {
    if (entering.seat !== seat) return []
    return entering.kind === 'pay' ? PAYING : correctingKinds(entering)
  }
  const f = top(core)
  const answers = f === undefined ? undefined : CHOICES[f.step]?.kinds
  if (f === undefined || answers === undefined) return [...TURN, 'rule', ...ALWAYS]
  return f.seat === seat ? [...answers, ...ALWAYS] : ALWAYS
}

const impossible = (rule: string, thing: string, reason: string): Refusal =>
  refuse(rule, 'NOT_POSSIBLE', { thing, reason })

/** TE-1.6: while somebody must choose, only that answer or a correction is accepted. */
function notAsked(r: RefereeState, seat: Player, kind: Kind): Refusal {
  const { core, entering } = r
  if (r.closed) return impossible('TE-18.8', `"${kind}"`, 'the table is closed')
  if (entering !== undefined) {
    const choice = entering.kind === 'pay' ? 'how the slice is paid' : 'what is corrected'
    return entering.seat === seat
      ? impossible('TE-18.8', `"${kind}"`, `first say ${choice}, or go back`)
      : refuse('TE-1.6', 'CHOICE_PENDING', { player: playerName(core, entering.seat), choice })
  }
  const f = choiceOf(r)
  if (f === undefined)
    return kind === 'roll' || kind === 'die'
      ? refuse('TE-4.4', 'NO_ROLL_DUE')
      : impossible('TE-1.6', `"${kind}"`, 'nobody is asked for it')
  if (CHOICES[f.step]?.kinds.includes(kind) !== true)
    return refuse('TE-1.6', 'CHOICE_PENDING', { player: playerName(core, f.seat), choice: f.choice })
  return refuse('TE-1.6', 'NOT_YOUR_CHOICE', { player: playerName(core, f.seat) })
}

/* ---- what a line names ------------------------------------------------------------------------------------------------ */

export const planetIn = ({ core }: RefereeState, row: number): number => core.ruleset.planetAt[row] ?? NONE
export const systemIn = ({ core }: RefereeState, row: number): number => core.ruleset.systemAt[row] ?? NONE

const noPlayer = ({ core }: RefereeState, p: number): Refusal | undefined =>
  p < core.ruleset.seats ? undefined : impossible('TE-18.8', `Seat ${p + 1}`, 'nobody sits there')
const noSystem = (r: RefereeState, row: number): Refusal | undefined =>
  systemIn(r, row) === NONE ? refuse('TE-7.3', 'SITE_UNKNOWN', { place: 'that tile' }) : undefined
const noPlanet = (r: RefereeState, row: number): Refusal | undefined =>
  planetIn(r, row) === NONE ? refuse('TE-2.1', 'PLANET_UNKNOWN', { planet: 'of that name' }) : undefined
const NAMED: { readonly [part: string]: typeof noPlayer } = { player: noPlayer, system: noSystem, planet: noPlanet }

/** The first thing a line names that is not at this table. */
function stranger(r: RefereeState, kind: Kind, m: Move): Refusal | undefined {
  const [a = '', b = ''] = namesIn(LINES[kind])
  return b === '' ? NAMED[a]?.(r, onlyArg(m)) : firstOf(NAMED[a]?.(r, firstArg(m)), NAMED[b]?.(r, secondArg(m)))
}

const noNumber = (m: Move, most: number, least = 0): Refusal | undefined =>
  onlyArg(m) >= least && onlyArg(m) <= most ? undefined : refuse('TE-18.8', 'NUMBER_RANGE', { least, most })

/* ---- payments (TE-2) --------------------------------------------------------------------------------------------------- */

/** The most that one thing counts (TE-2.17), and the most of one kind in a payment. */
export const MOST_COUNTED = 20
const MOST_OTHERS = 3

/** TE-18.8: a declined offer is closed until the next turn. The last reason of all, as TE-12 lists it. */
export const closedRefusal = ({ declined }: RefereeState): Refusal | undefined =>
  declined ? impossible('TE-18.8', 'A claim', 'it was declined for this turn') : undefined

/** Why this payment does not buy the slice; what was said about it stays open, and the table may allow it (TE-18.13). */
const payRefusal = (r: RefereeState, { seat, slice, pay }: Pick<Paying, 'seat' | 'slice' | 'pay'>) =>
  firstOf(claimRefusal(r.core, seat, slice), paymentRefusal(r.core, seat, slice, pay), closedRefusal(r))

const again = (thing: string): Refusal => refuse('TE-2.1', 'LISTED_TWICE', { thing })

function withRefusal({ core }: RefereeState, { pay }: Paying, m: Move): Refusal | undefined {
  const planet = pay.planets.at(-1)
  const row = MODIFIER_ROWS[onlyArg(m)]
  if (planet === undefined || row === undefined) return impossible('TE-2.15', 'A modifier', 'name a planet first')
  return pay.changes.some((one) => one.planet === planet && one.row === row)
    ? again(`${row.name} on ${planetName(core, planet)}`)
    : undefined
}

function payingRefusal(r: RefereeState, paying: Paying, kind: Kind, m: Move): Refusal | undefined {
  const { pay } = paying
  const last = pay.planets.at(-1)
  switch (kind) {
    case 'planet': {
      const planet = planetIn(r, onlyArg(m))
      return pay.planets.includes(planet) ? again(planetName(r.core, planet)) : undefined
    }
    case 'with':
      return withRefusal(r, paying, m)
    case 'counts':
      if (last === undefined) return impossible('TE-2.17', '"Counts as"', 'name a planet first')
      return pay.counts.some(({ planet }) => planet === last)
        ? again(planetName(r.core, last))
        : noNumber(m, MOST_COUNTED)
    case 'other':
      return pay.counts.filter(({ planet }) => planet === NONE).length >= MOST_OTHERS
        ? impossible('TE-2.17', 'One thing more', `${MOST_OTHERS} such things are enough`)
        : noNumber(m, MOST_COUNTED)
    case 'goods':
    case 'commodities':
    case 'cards':
    case 'secrets':
      return pay[kind] > 0 ? again(kind) : noNumber(m, MOST_COUNTED, 1)
    case 'spending': {
      const row = SPENDING_ROWS[onlyArg(m)]
      return row !== undefined && paying.names.includes(row.name) ? again(row.name) : undefined
    }
    case 'psychoarchaeology':
      return pay.psychoarchaeology ? again('Psychoarchaeology') : undefined
    case 'pay':
      return payRefusal(r, paying)
    default:
      return undefined
  }
}

/* ---- corrections ------------------------------------------------------------------------------------------------------- */

function targetRefusal(r: RefereeState, path: Path, m: Move): Refusal | undefined {
  if (path.of === 'player') return pathRefusal(r, path, onlyArg(m))
  return path.of === 'token' && planetIn(r, onlyArg(m)) < r.core.ruleset.firstToken
    ? impossible('TE-18.8', 'Moving this planet', 'it is printed on its tile')
    : undefined
}

const correctingRefusal = (r: RefereeState, entering: Correcting, kind: Kind, m: Move): Refusal | undefined => {
  if (kind === 'back') return undefined
  if (!isTargeted(entering)) return targetRefusal(r, pathOf(entering), m)
  return kind === 'number' ? noNumber(m, MOST) : undefined
}

/* ---- turns and choices --------------------------------------------------------------------------------------------------- */

/** Whose Avernus was skipped because no place was legal: the table may still rule where it goes (TE-18.12). */
export const skippedAvernus = ({ core }: RefereeState): Player =>
  at(core.tokenAt, AVERNUS) !== NONE
    ? NONE
    : core.ruleset.factions.findIndex((_, p) => hasPower(core, p, 'planetToken'))

function notTheirTurn({ core }: RefereeState, seat: Player): Refusal | undefined {
  if (core.active === seat) return undefined
  return refuse('TE-3.1', 'NOT_YOUR_TURN', { player: playerName(core, core.active) })
}

function actionRefusal(r: RefereeState, seat: Player): Refusal | undefined {
  const ended = impossible('TE-3.4', 'Ending the action', 'it has ended; the window is open')
  return notTheirTurn(r, seat) ?? (r.core.window ? ended : undefined)
}

function placeRefusal({ core }: RefereeState, f: Frame, system: number): Refusal | undefined {
  return f.step === 'avernus' ? avernusRefusal(core, f.seat, system) : siteRefusal(core, system)
}

function ruleRefusal(r: RefereeState, f: Frame | undefined): Refusal | undefined {
  const isPlacing = f?.step === 'site' || f?.step === 'avernus' || skippedAvernus(r) !== NONE
  const nobody = impossible('TE-18.12', 'Naming a place', 'nobody is placing now')
  return isPlacing ? undefined : nobody
}

type Check = (r: RefereeState, seat: Player, m: Move, f: Frame | undefined) => Refusal | undefined

const CHECKS: { readonly [kind in Kind]?: Check } = {
  end: actionRefusal,
  pass: actionRefusal,
  turn: (r, _, m) =>
    at(r.core.passed, onlyArg(m)) === 1
      ? impossible('TE-3.5', 'A turn', `${playerName(r.core, onlyArg(m))} has passed`)
      : undefined,
  next: notTheirTurn,
  /** A claim opens its payment unless nothing could make it count; the rest is judged when it is paid. */
  claim: ({ core }, seat, m) =>
    takenRefusal(core, seat, onlyArg(m)) === undefined ? undefined : claimRefusal(core, seat, onlyArg(m)),
  decline: (r, seat) => windowRefusal(r.core, seat) ?? closedRefusal(r),
  jupiter: ({ core }, seat) => jupiterRefusal(core, seat),
  take: ({ core }) =>
    isPlaced(core) ? undefined : impossible('TE-9.10', "Taking Thunder's Edge", 'it is not on the map'),
  correct: (r, _, m) => {
    const path = PATHS[onlyArg(m)]
    return path === undefined ? undefined : pathRefusal(r, path)
  },
  roll: ({ core }) => (core.ruleset.settings.dice === 'table' ? refuse('TE-18.6', 'DIE_RANGE') : undefined),
  die: (_, __, m) => dieRefusal(onlyArg(m)),
  ingress: (r, _, m, f) =>
    f === undefined ? undefined : pickRefusal(r.core, f, firstArg(m), systemIn(r, secondArg(m))),
  move: (r, _, m, f) =>
    f?.by === NONE
      ? tokenRefusal(r.core, systemIn(r, onlyArg(m)))
      : impossible('TE-10.4', 'Another token', 'say into which rift the first one moves'),
  into: (r, _, m, f) =>
    f === undefined || f.by === NONE
      ? impossible('TE-10.4', 'A rift', 'say first which token moves')
      : moveRefusal(r.core, f.by, systemIn(r, onlyArg(m))),
  place: (r, _, m, f) => (f === undefined ? undefined : placeRefusal(r, f, systemIn(r, onlyArg(m)))),
  rule: (r, _, __, f) => ruleRefusal(r, f),
  give: (r, _, m) => tiedRefusal(r.core, onlyArg(m)),
}

/** Why this may not be said now; nothing where it may. */
export function refusalOf(r: RefereeState, seat: Player, m: Move): Refusal | undefined {
  const kind = kindNamed(m)
  if (kind === undefined) return impossible('TE-18.8', 'This', 'it is no line of the referee')
  if (!kindsFor(r, seat).includes(kind)) return notAsked(r, seat, kind)
  const unknown = stranger(r, kind, m)
  if (unknown !== undefined) return unknown
  const { entering } = r
  if (entering?.kind === 'pay') return payingRefusal(r, entering, kind, m)
  if (entering !== undefined) return correctingRefusal(r, entering, kind, m)
  return CHECKS[kind]?.(r, seat, m, top(r.core))
}
