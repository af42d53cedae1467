import { at, bit, hasBit, type Refusal } from '@orrery/kernel'
import { MODIFIER_ROWS } from './data/modifiers.ts'
import { markClaim } from './rules/claim.ts'
import { flipped, otherSideOf } from './rules/flip.ts'
import { push } from './rules/frames.ts'
import { refuse } from './rules/refusing.ts'
import type { RefereeState } from './referee-state.ts'
import {
  ALPHA_TOKEN,
  BETA_TOKEN,
  COLOURS,
  type Ruleset,
  type Core,
  DESTROYED,
  type Emit,
  FRONTIER,
  INGRESS,
  NONE,
  type Player,
  RIFT_TOKEN,
  type Slice,
} from './types.ts'

/* TE-18.8: the numbers of the table that can be corrected. */

type Target = 'player' | 'planet' | 'token' | 'system' | 'slice' | 'table'
/** What may be said as a value: a count, yes or no, the state of a card, who holds it, and so on. */
export type Value = 'count' | 'flag' | 'card' | 'holder' | 'colour' | 'modifier' | 'system' | 'claimant' | 'turn'

/** What a correction puts where; `value` is the number of the thing that was named, NONE for none. */
interface Putting {
  readonly r: RefereeState
  readonly target: number
  readonly value: number
  /** Of a slice: it was claimed just now, with everything that follows (TE-18.14). */
  readonly isNow: boolean
  readonly emit: Emit
}

export interface Path {
  readonly id: string
  readonly of: Target
  readonly value: Value
  put(putting: Putting): void
  /** What is there now, where it can be shown in one field. */
  get?(r: RefereeState, target: number): number
  /** Why it cannot be corrected now. */
  shut?(r: RefereeState): string | undefined
}

const counts = (id: string, list: (core: Core) => number[], of: Target = 'player', value: Value = 'count'): Path => ({
  id,
  of,
  value,
  put: ({ r: { core }, target, value: n }) => void (list(core)[target] = n),
  get: ({ core }, target) => at(list(core), target),
})

const mark = (id: string, token: number): Path => ({
  id: `system.${id}`,
  of: 'system',
  value: 'flag',
  put: ({ r: { core }, target, value }) =>
    void (core.marks[target] = value === 1 ? at(core.marks, target) | token : at(core.marks, target) & ~token),
  get: ({ core }, target) => Number((at(core.marks, target) & token) !== 0),
})

type Single = 'skimmed' | 'jupiter' | 'fracture' | 'claimed'

/** Something of the whole table. */
const single = (id: Single, value: Value): Path => ({
  id,
  of: 'table',
  value,
  put: ({ r: { core }, value: n }) => void Object.assign(core, { [id]: typeof core[id] === 'boolean' ? n === 1 : n }),
  get: ({ core }) => Number(core[id]),
})

const recount = (core: Core): void => {
  for (let p = 0; p < core.claims.length; p++) core.claims[p] = core.slices.filter((owner) => owner === p).length
}

/** Token and count only; with the sixth the placing follows all the same (TE-18.14). */
function claimedEarlier(core: Core, slice: Slice, player: Player): void {
  core.slices[slice] = player
  core.claimNumber[slice] = Math.max(0, ...core.claimNumber) + 1
  recount(core)
  if (core.slices.every((owner) => owner !== NONE)) push(core, 'sixth', player)
}

const NOTHING_PAID = { planets: [], goods: 0, cards: 0, secrets: 0 }

function putSlice({ r: { core }, target, value, isNow, emit }: Putting): void {
  core.slices[target] = NONE
  core.claimNumber[target] = 0
  recount(core)
  if (value === NONE) return
  if (isNow) markClaim(core, value, target, NOTHING_PAID, emit, '')
  else claimedEarlier(core, target, value)
}

function putModifier({ r, target, value }: Putting): void {
  const row = MODIFIER_ROWS[value]
  const others = r.modifiers.filter((one) => one.planet !== target || (row !== undefined && one.row !== row))
  r.modifiers = row === undefined ? others : [...others, { planet: target, row }]
}

/** TE-10.10: the faction turns over, or back. */
function turnOver({ r: { core }, target }: Putting): void {
  const ruleset = flipped(core.ruleset, target)
  const table: { ruleset: Ruleset } = core
  if (ruleset !== undefined) table.ruleset = ruleset
}

export const PATHS: readonly Path[] = [
  counts('goods', (core) => core.goods),
  counts('commodities', (core) => core.commodities),
  counts('cards', (core) => core.cards),
  counts('secrets', (core) => core.secrets),
  counts('breakthrough', (core) => core.breakthroughs, 'player', 'card'),
  counts('passed', (core) => core.passed, 'player', 'flag'),
  {
    ...counts('claims', (core) => core.claims),
    shut: ({ core }) =>
      core.flipped ? undefined : 'before the flip the tokens on the slices count: correct slice.SLICE instead',
  },
  {
    id: 'faction',
    of: 'player',
    value: 'turn',
    put: turnOver,
    shut: ({ core }) =>
      core.ruleset.factions.some(({ id }) => otherSideOf(id) !== undefined)
        ? undefined
        : 'no faction here has two sides',
  },
  counts('planet.owner', (core) => core.owner, 'planet', 'holder'),
  counts('planet.exhausted', (core) => core.spent, 'planet', 'flag'),
  counts('planet.infantry', (core) => core.infantry, 'planet'),
  {
    id: 'planet.attached',
    of: 'planet',
    value: 'colour',
    put: ({ r: { core }, target, value }) =>
      void (core.attached[target] = value === NONE ? 0 : at(core.attached, target) | bit(value)),
    get: ({ core }, target) => COLOURS.findIndex((_, c) => hasBit(at(core.attached, target), c)),
  },
  { id: 'planet.modifier', of: 'planet', value: 'modifier', put: putModifier },
  {
    id: 'planet.system',
    of: 'token',
    value: 'system',
    put: ({ r: { core }, target, value }) => void (core.tokenAt[target - core.ruleset.firstToken] = value),
  },
  mark('ingress', INGRESS),
  mark('frontier', FRONTIER),
  mark('alpha', ALPHA_TOKEN),
  mark('beta', BETA_TOKEN),
  mark('rift', RIFT_TOKEN),
  mark('destroyed', DESTROYED),
  {
    id: 'slice',
    of: 'slice',
    value: 'claimant',
    put: putSlice,
    shut: ({ core }) =>
      core.flipped ? 'the tokens went back with the flip: correct claims.PLAYER instead' : undefined,
  },
  single('fracture', 'flag'),
  single('skimmed', 'count'),
  single('jupiter', 'card'),
  single('claimed', 'flag'),
  {
    id: 'round',
    of: 'table',
    value: 'count',
    put: ({ r, value }) => void (r.round = value),
    get: ({ round }) => round,
  },
]

export const pathNamed = (id: string): number => PATHS.findIndex((path) => path.id === id)

/** Why this path cannot be corrected now, or not of this thing. */
export function pathRefusal(r: RefereeState, path: Path, target = NONE): Refusal | undefined {
  const thing = `Correcting ${path.id}`
  const shut = path.shut?.(r)
  if (shut !== undefined)
    return refuse(path.value === 'turn' ? 'TE-10.10' : 'TE-18.14', 'NOT_POSSIBLE', { thing, reason: shut })
  const faction = path.value === 'turn' && target !== NONE ? r.core.ruleset.factions[target] : undefined
  return faction === undefined || otherSideOf(faction.id) !== undefined
    ? undefined
    : refuse('TE-10.10', 'NOT_POSSIBLE', { thing, reason: `${faction.name} has one side only` })
}
