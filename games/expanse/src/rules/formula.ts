import { at, bit, firstBits, joined } from '@orrery/kernel'
import { ALL, BANDS, ORBITALS, RESOURCES, SECTORS } from '../types.ts'
import type { Amount, Effect, Filter, Formula, Op, Reach, Where } from '../types.ts'
import { TRAITS } from './extensions.ts'
import {
  ALL_BASES,
  ALL_ORBITALS,
  ANY_REACH,
  BASES_AT,
  BASES_IN_BAND,
  BASES_IN_SECTOR,
  ORBITALS_IN_BAND,
  ORBITALS_IN_SECTOR,
} from './map.ts'

/*
 * Formulas are compiled once, when a ruleset is made: filters into masks, every effect into one flat shape, programs
 * inside programs into an index of one list. A frame then needs only numbers.
 */

/** Codes of counts that are not plain numbers. */
export const N_BOUND = -10
export const X_BOUND = -11
export const X_PLUS_ONE = -12
export const PICKED = -13
export const COUNTED = -14

const NAMED: { readonly [name: string]: number } = {
  all: ALL,
  $N: N_BOUND,
  $X: X_BOUND,
  '$X+1': X_PLUS_ONE,
  $F: PICKED,
}

const amountCode = (n: Amount): number =>
  typeof n === 'number' ? n : typeof n === 'string' ? (NAMED[n] ?? 0) : COUNTED

/** The union of the masks of the named ids, or everything where nothing is named. */
function anyOf<T extends string>(
  named: T | readonly T[] | undefined,
  ids: readonly T[],
  masks: readonly number[],
  all: number,
): number {
  if (named === undefined) return all
  const list = typeof named === 'string' ? [named] : named
  return list.reduce((mask, id) => mask | at(masks, ids.indexOf(id)), 0)
}

const SINGLE_ORBITALS: readonly number[] = ORBITALS.map((_, o) => bit(o))
const SINGLE_BANDS: readonly number[] = BANDS.map((_, d) => bit(d))

export function compileFilter(w: Where, basesWith: readonly number[]): Filter {
  const is = w.is ?? []
  return {
    bases:
      anyOf(w.sector, SECTORS, BASES_IN_SECTOR, ALL_BASES) &
      anyOf(w.band, BANDS, BASES_IN_BAND, ALL_BASES) &
      anyOf(w.orbital, ORBITALS, BASES_AT, ALL_BASES) &
      anyOf(w.resource, RESOURCES, basesWith, ALL_BASES),
    orbitals:
      anyOf(w.sector, SECTORS, ORBITALS_IN_SECTOR, ALL_ORBITALS) &
      anyOf(w.band, BANDS, ORBITALS_IN_BAND, ALL_ORBITALS) &
      anyOf(w.orbital, ORBITALS, SINGLE_ORBITALS, ALL_ORBITALS),
    bands: anyOf(w.band, BANDS, SINGLE_BANDS, firstBits(BANDS.length)),
    ownInfluence: is.includes('ownInfluence'),
    ownFleet: is.includes('ownFleet'),
    ownOrbitalControl: is.includes('ownOrbitalControl'),
    removable: is.includes('removable'),
    ownFlagship: is.includes('ownFlagship'),
    rocinante: is.includes('rocinante'),
    minOwn: w.minOwn ?? 0,
    more: joined(is, (word) => (TRAITS[word] === undefined ? [] : [TRAITS[word]])),
    ref: w.ref ?? '',
    not: w.not ?? '',
    data: w,
  }
}

const ANYWHERE = compileFilter({}, [])

const BLANK: Omit<Op, 'op' | 'data'> = {
  rule: '',
  n: 1,
  counted: undefined,
  upTo: false,
  owner: 'self',
  at: ANYWHERE,
  to: ANYWHERE,
  home: false,
  perPlace: false,
  perOwner: false,
  distinct: '',
  each: false,
  spare: 0,
  binds: false,
  unit: 'one',
  reach: ANY_REACH,
  free: false,
  whole: false,
  alsoFromMap: false,
  plus: 0,
  only: 0,
  beyond: false,
  what: '',
  programs: [],
  everybody: false,
}

/** All programs of a ruleset, and their names: the card or ability, and the way to a formula inside it. */
export interface Programs {
  readonly list: (readonly Op[])[]
  readonly names: string[]
  /** The Bases of each resource. */
  readonly basesWith: readonly number[]
}

/** Compiles a formula and those inside it; returns its index in the list of programs. */
export function compileFormula(formula: Formula, name: string, programs: Programs, whole = false): number {
  const early = formula.findIndex((effect, i) => effect.op === 'chooseOne' && i < formula.length - 1)
  if (early >= 0) throw new Error(`${name}: chooseOne must be the last step, for what follows it would be lost`)
  const index = programs.list.length
  programs.list.push([])
  programs.names.push(name)
  programs.list[index] = formula.map((effect, i) => ({
    ...BLANK,
    ...parameters(effect, programs),
    ...inner(effect, `${name}.${i + 1}`, programs),
    op: effect.op,
    whole,
    data: effect,
  }))
  return index
}

const reachCode = (reach: Reach): number => (reach === 'any' ? ANY_REACH : reach)

/** Every parameter means the same in all effects that have it. */
function parameters(e: Effect, { basesWith }: Programs): Partial<Op> {
  return { ...counts(e), ...places(e, basesWith), ...limits(e), ...kinds(e) }
}

function counts(e: Effect): Partial<Op> {
  return {
    ...('n' in e ? { n: amountCode(e.n) } : {}),
    ...('n' in e && typeof e.n === 'object' ? { counted: e.n } : {}),
    ...('mode' in e ? { upTo: e.mode === 'upTo' } : {}),
    ...('each' in e ? { each: true, n: ALL } : {}),
    ...('plus' in e ? { plus: e.plus ?? 0 } : {}),
    ...('only' in e ? { only: e.only ?? 0 } : {}),
    ...('beyond' in e ? { beyond: true } : {}),
  }
}

/** Where something is, or is taken from. */
function placeOf(e: Effect): Where | undefined {
  if ('at' in e) return e.at
  if ('from' in e) return e.from
  if ('in' in e) return e.in
  if ('where' in e) return e.where
  return 'n' in e && typeof e.n === 'object' ? e.n.at : undefined
}

function places(e: Effect, basesWith: readonly number[]): Partial<Op> {
  const at = placeOf(e)
  return {
    ...(at === undefined ? {} : { at: compileFilter(at, basesWith) }),
    ...('to' in e && typeof e.to === 'object' ? { to: compileFilter(e.to, basesWith) } : {}),
    ...('to' in e && e.to === 'home' ? { home: true } : {}),
    ...('reach' in e ? { reach: reachCode(e.reach) } : {}),
    ...('as' in e ? { binds: e.as !== undefined } : {}),
  }
}

function limits(e: Effect): Partial<Op> {
  return {
    ...('perBase' in e ? { perPlace: true } : {}),
    ...('perOwner' in e ? { perOwner: true } : {}),
    ...('distinct' in e && e.distinct !== undefined ? { distinct: e.distinct } : {}),
    ...('spare' in e && e.spare !== undefined ? { spare: e.spare } : {}),
    ...('free' in e ? { free: true } : {}),
    ...('alsoFromMap' in e ? { alsoFromMap: true } : {}),
  }
}

function kinds(e: Effect): Partial<Op> {
  return {
    ...('owner' in e ? { owner: e.owner } : {}),
    ...('of' in e ? { owner: e.of } : {}),
    ...(e.op === 'swap' ? { owner: 'any' as const } : {}),
    ...('unit' in e && e.unit !== undefined ? { unit: e.unit } : {}),
    ...('what' in e ? { what: e.what } : {}),
    ...('rule' in e ? { rule: e.rule } : {}),
    ...('who' in e ? { everybody: e.who === 'all' } : {}),
  }
}

/** Formulas inside an effect: options to choose from, or what each of several players does. */
function inner(e: Effect, name: string, programs: Programs): Partial<Op> {
  if (e.op === 'chooseOne')
    return { programs: e.options.map((option, i) => compileFormula(option, `${name}.${i + 1}`, programs)) }
  return e.op === 'forEach' ? { programs: [compileFormula(e.do, name, programs)] } : {}
}
