import { at } from '@orrery/kernel'
import { ALL, BANDS, ORBITALS, RESOURCES, SECTORS } from '../types.ts'
import type { Amount, Effect, Filter, Formula, Op, Where } from '../types.ts'
import {
  ALL_BASES,
  ALL_ORBITALS,
  ANY_REACH,
  BASES_AT,
  BASES_IN_BAND,
  BASES_IN_SECTOR,
  BASES_WITH,
  ORBITALS_IN_BAND,
  ORBITALS_IN_SECTOR,
} from './map.ts'

/*
 * Formulas are compiled once, when a box is made: filters into masks, every effect into one flat shape, programs
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

const SINGLE_ORBITALS: readonly number[] = ORBITALS.map((_, o) => 1 << o)
const SINGLE_BANDS: readonly number[] = BANDS.map((_, d) => 1 << d)

export function compileFilter(w: Where): Filter {
  const is = w.is ?? []
  return {
    bases:
      anyOf(w.sector, SECTORS, BASES_IN_SECTOR, ALL_BASES) &
      anyOf(w.band, BANDS, BASES_IN_BAND, ALL_BASES) &
      anyOf(w.orbital, ORBITALS, BASES_AT, ALL_BASES) &
      anyOf(w.resource, RESOURCES, BASES_WITH, ALL_BASES),
    orbitals:
      anyOf(w.sector, SECTORS, ORBITALS_IN_SECTOR, ALL_ORBITALS) &
      anyOf(w.band, BANDS, ORBITALS_IN_BAND, ALL_ORBITALS) &
      anyOf(w.orbital, ORBITALS, SINGLE_ORBITALS, ALL_ORBITALS),
    bands: anyOf(w.band, BANDS, SINGLE_BANDS, (1 << BANDS.length) - 1),
    ownInfluence: is.includes('ownInfluence'),
    ownFleet: is.includes('ownFleet'),
    ownOrbitalControl: is.includes('ownOrbitalControl'),
    removable: is.includes('removable'),
    standee: is.includes('standee'),
    ownLeader: is.includes('ownLeader'),
    rocinante: is.includes('rocinante'),
    minOwn: w.minOwn ?? 0,
    ref: w.ref ?? '',
    not: w.not ?? '',
    data: w,
  }
}

const ANYWHERE = compileFilter({})

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
  deed: '',
  what: '',
  programs: [],
  everybody: false,
}

/** All programs of a box, and their names: the card or ability, and the way to a formula inside it. */
export interface Programs {
  readonly list: (readonly Op[])[]
  readonly names: string[]
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
    ...common(effect),
    ...own(effect, `${name}.${i + 1}`, programs),
    op: effect.op,
    whole,
    data: effect,
  }))
  return index
}

/** Parameters that mean the same in every effect that has them. */
function common(e: Effect): Partial<Op> {
  return {
    ...('n' in e ? { n: amountCode(e.n) } : {}),
    ...('n' in e && typeof e.n === 'object' ? { counted: e.n } : {}),
    ...('mode' in e ? { upTo: e.mode === 'upTo' } : {}),
    ...('owner' in e ? { owner: e.owner } : {}),
    ...('distinct' in e && e.distinct !== undefined ? { distinct: e.distinct } : {}),
    ...('each' in e ? { each: true, n: ALL } : {}),
    ...('as' in e ? { binds: e.as !== undefined } : {}),
  }
}

/** Parameters of one kind of effect. */
function own(e: Effect, name: string, programs: Programs): Partial<Op> {
  switch (e.op) {
    case 'place':
      return { at: compileFilter(e.at), perPlace: e.perBase === 1 }
    case 'remove':
      return { at: compileFilter(e.at), perPlace: e.perBase === 1, spare: e.spare ?? 0 }
    case 'moveInf':
      return { at: compileFilter(e.from), to: compileFilter(e.to) }
    case 'moveFleets':
      return {
        unit: e.unit,
        reach: e.reach === 'any' ? ANY_REACH : e.reach,
        to: compileFilter(e.to ?? {}),
        free: e.free === true,
      }
    case 'removeFleets':
      return { at: compileFilter(e.in), perOwner: e.perOwner === 1 }
    case 'build':
      return {
        unit: e.unit ?? 'one',
        home: e.to === 'home',
        to: compileFilter(e.to === 'home' ? {} : e.to),
        alsoFromMap: e.alsoFromMap === true,
      }
    case 'proto':
      return e.do === 'move'
        ? { deed: e.do, to: compileFilter(e.to), reach: e.reach === 'any' ? ANY_REACH : e.reach }
        : { deed: e.do }
    case 'discardKept':
      return { owner: e.of }
    case 'pick':
      return { what: e.what, at: compileFilter(e.where) }
    case 'chooseOne':
      return { programs: e.options.map((o, i) => compileFormula(o, `${name}.${i + 1}`, programs)) }
    case 'forEach':
      return { programs: [compileFormula(e.do, name, programs)], everybody: e.who === 'all' }
    case 'special':
      return {
        rule: e.rule,
        to: compileFilter(e.to ?? {}),
        plus: e.plus ?? 0,
        only: e.only ?? 0,
        beyond: e.beyond === true,
      }
    case 'swap':
      return { owner: 'any' }
    case 'gainCP':
      return typeof e.n === 'object' && e.n.at !== undefined ? { at: compileFilter(e.n.at) } : {}
    case 'gainAP':
    case 'gainTech':
    case 'recoverPoint':
    case 'peekBonus':
    case 'revealTop':
      return {}
  }
}
