import { bitCount, type Problem } from '@orrery/kernel'
import { compileFilter } from '../src/rules/formula.ts'
import { basesWith } from '../src/rules/map.ts'
import type { Effect, Formula, PlaceRef, SpecialRule, Where } from '../src/types.ts'

/* What only the rules can tell of a formula: whether its steps could ever be carried out, and name what was named before. */

/** What a formula belongs to. */
export interface Owner {
  readonly kind: 'card' | 'tech' | 'crew'
  /** The set that it comes with; '' for the base game. */
  readonly set: string
  /** It is performed while the Bonus marker lies face down. */
  readonly inWindow: boolean
  /** Rules in words of their own that it may use. */
  readonly rules: readonly SpecialRule[]
  readonly resources: readonly number[]
}

/** What earlier steps have named: of the places the last, and of the numbers the last. */
interface Names {
  readonly place: PlaceRef | undefined
  readonly number: 'N' | 'X' | undefined
  /** The step before is a `forEach` in which fleets are built. */
  readonly built: boolean
  /** Inside a `forEach`: each player acts, and not the performer alone. */
  readonly everybody: boolean
}

const NO_NAMES: Names = { place: undefined, number: undefined, built: false, everybody: false }

/** Effects that only work with a set of a module. */
const SET_OF_EFFECT: { readonly [op in Effect['op']]?: string } = { proto: 'P', recoverPoint: 'L', gainTech: 'T' }
const SET_OF_TRAIT: { readonly [word: string]: string } = { standee: 'P', ownFlagship: 'L' }

const NAME_OF: { readonly [what: string]: string } = { base: 'B', orbital: 'O', band: 'D', fleet: 'F', number: 'X' }

type Say = (field: string, expected: string) => Problem

/** Everything that is wrong with a formula; `first` is what its first step may refer to. */
export function formulaProblems(formula: Formula, at: string, owner: Owner, first?: PlaceRef): readonly Problem[] {
  return walk(formula, at, owner, { ...NO_NAMES, place: first })
}

function walk(formula: Formula, at: string, owner: Owner, before: Names): readonly Problem[] {
  if (formula.length === 0) return [{ at, expected: 'at least one step' }]
  let names = before
  const problems: Problem[] = []
  formula.forEach((effect, i) => {
    const say: Say = (field, expected) => ({ at: `${at}[${i}]${field === '' ? '' : `.${field}`}`, expected })
    const isLast = i === formula.length - 1
    problems.push(
      ...stepProblems(effect, say, owner, names, isLast),
      ...placeProblems(effect, say, owner, names),
      ...amountProblems(effect, say, owner, names),
      ...innerProblems(effect, `${at}[${i}]`, owner, names),
    )
    const next = namesAfter(effect, names)
    problems.push(...renamingProblems(names, next, say))
    names = next
  })
  return problems
}

/** A formula remembers one place: a second one of another kind would be taken for the first. */
const renamingProblems = ({ place }: Names, next: Names, say: Say): readonly Problem[] =>
  place === undefined || next.place === undefined || next.place === place
    ? []
    : [say('as', `"${place}" or no name: a formula names places of one kind`)]

function namesAfter(effect: Effect, names: Names): Names {
  const built = effect.op === 'forEach' && effect.do.some(({ op }) => op === 'build')
  const next = { ...names, built, number: built ? undefined : names.number }
  if (effect.op === 'pick') return effect.as === 'X' ? { ...next, number: 'X' } : { ...next, place: effect.as }
  if (effect.op === 'revealTop') return { ...next, number: 'N' }
  if (effect.op === 'moveFleets' && effect.unit === '$F') return { ...next, place: 'F' }
  return 'as' in effect && effect.as !== undefined ? { ...next, place: effect.as } : next
}

/* ---- one step --------------------------------------------------------------------------------------------------------- */

function stepProblems(effect: Effect, say: Say, owner: Owner, names: Names, isLast: boolean): readonly Problem[] {
  const set = SET_OF_EFFECT[effect.op]
  if (set !== undefined && owner.set !== set)
    return [say('op', `an effect of this card's or tech's own set, not ${effect.op}`)]
  switch (effect.op) {
    case 'chooseOne':
      return isLast ? [] : [say('', 'chooseOne as the last step: what follows it would be lost')]
    case 'pick':
      return pickProblems(effect, say, names, isLast)
    case 'special':
      return specialProblems(effect, say, owner, names)
    case 'peekBonus':
      return owner.inWindow ? [] : [say('op', 'play "window": at another time there is no Bonus marker to see')]
    case 'gainAP':
    case 'revealTop':
    case 'gainTech':
      return names.everybody ? [say('op', `${effect.op} outside of forEach`)] : []
    case 'moveFleets':
      return moveProblems(effect, say, owner, names)
    case 'build':
      return buildProblems(effect, say, owner)
    case 'removeFleets':
      return effect.perOwner !== undefined && effect.each === true
        ? [say('each', 'nothing beside perOwner: either one of each owner, or one in each Orbital')]
        : []
    default:
      return []
  }
}

function pickProblems(effect: Effect & { op: 'pick' }, say: Say, names: Names, isLast: boolean): readonly Problem[] {
  const name = NAME_OF[effect.what]
  if (effect.as !== name) return [say('as', `"${name}", the name of a ${effect.what}`)]
  if (isLast) return [say('', 'a step after it that uses what was chosen')]
  if (effect.what !== 'number') return []
  return effect.where.ref === 'O' && names.place === 'O'
    ? []
    : [say('where.ref', '"O", an Orbital that was chosen before')]
}

function specialProblems(effect: Effect & { op: 'special' }, say: Say, owner: Owner, names: Names): readonly Problem[] {
  const { rule } = effect
  if (names.everybody) return [say('rule', 'a special rule outside of forEach')]
  if (owner.rules.includes(rule)) return []
  return [say('rule', owner.rules.length === 0 ? 'no special rule here' : `one of ${owner.rules.join(', ')}`)]
}

function moveProblems(effect: Effect & { op: 'moveFleets' }, say: Say, owner: Owner, names: Names): readonly Problem[] {
  const { unit, owner: whose } = effect
  if (unit === 'rocinante' && owner.kind !== 'crew')
    return [say('unit', 'another unit: only its crew moves the Rocinante')]
  if (unit === 'flagship' && owner.set !== 'L') return [say('unit', 'another unit: leaders come with their module')]
  if (unit === '$F' && names.place !== 'F') return [say('unit', 'a fleet that an earlier step chose')]
  if ((unit === '$F' || unit === 'rocinante' || unit === 'flagship') && effect.n !== 1)
    return [say('n', '1: one fleet that is named moves once')]
  const moving = unit === 'one' || unit === 'each'
  return moving || whose === 'self' ? [] : [say('owner', `"self": a ${unit} that moves is one's own`)]
}

function buildProblems(effect: Effect & { op: 'build' }, say: Say, owner: Owner): readonly Problem[] {
  if (effect.unit === 'flagship' && owner.set !== 'L') return [say('unit', 'no unit: leaders come with their module')]
  if (effect.to === 'home') return []
  const { ref, ...rest } = effect.to
  if (ref === 'O' || ref === 'F' || ref === 'B') return []
  return bitCount(compileFilter(rest, []).orbitals) === 1 && rest.is === undefined
    ? []
    : [say('to', '"home", one Orbital, or a place that an earlier step named')]
}

/* ---- places ----------------------------------------------------------------------------------------------------------- */

interface Place {
  readonly field: string
  readonly where: Where
  readonly of: 'bases' | 'orbitals' | 'bands'
}

/** The places that a step refers to. */
function placesOf(effect: Effect): readonly Place[] {
  switch (effect.op) {
    case 'place':
    case 'remove':
      return [{ field: 'at', where: effect.at, of: 'bases' }]
    case 'moveInf':
      return [
        { field: 'from', where: effect.from, of: 'bases' },
        { field: 'to', where: effect.to, of: 'bases' },
      ]
    case 'moveFleets':
      return effect.to === undefined ? [] : [{ field: 'to', where: effect.to, of: 'orbitals' }]
    case 'removeFleets':
      return [{ field: 'in', where: effect.in, of: 'orbitals' }]
    case 'build':
      return effect.to === 'home' ? [] : [{ field: 'to', where: effect.to, of: 'orbitals' }]
    case 'pick':
      return [
        {
          field: 'where',
          where: effect.where,
          of: effect.what === 'base' ? 'bases' : effect.what === 'band' ? 'bands' : 'orbitals',
        },
      ]
    case 'special':
      return effect.to === undefined ? [] : [{ field: 'to', where: effect.to, of: 'orbitals' }]
    case 'proto':
      return effect.do === 'move' ? [{ field: 'to', where: effect.to, of: 'bases' }] : []
    default:
      return []
  }
}

const placeProblems = (effect: Effect, say: Say, owner: Owner, names: Names): readonly Problem[] =>
  placesOf(effect).flatMap((place) => whereProblems(place, effect, say, owner, names))

function whereProblems(
  { field, where, of }: Place,
  effect: Effect,
  say: Say,
  owner: Owner,
  names: Names,
): readonly Problem[] {
  const problems: Problem[] = []
  for (const ref of ['ref', 'not'] as const)
    if (where[ref] !== undefined && where[ref] !== names.place)
      problems.push(say(`${field}.${ref}`, 'the place that was named last before this step'))
  for (const word of where.is ?? []) {
    const set = SET_OF_TRAIT[word]
    if (set !== undefined && set !== owner.set)
      problems.push(say(`${field}.is`, `no "${word}": it comes with its module`))
    if (word === 'removable' && !(effect.op === 'pick' && effect.what === 'fleet'))
      problems.push(say(`${field}.is`, '"removable" only where a fleet is chosen'))
    if (word === 'rocinante' && of !== 'orbitals') problems.push(say(`${field}.is`, '"rocinante" only of an Orbital'))
  }
  if (of !== 'bases' && where.resource !== undefined)
    problems.push(say(`${field}.resource`, 'no resource: only Bases have one'))
  if (of === 'bands' && (where.is !== undefined || where.minOwn !== undefined))
    problems.push(say(field, 'no more than Bands where a Band is chosen'))
  if (compileFilter(where, basesWith(owner.resources))[of] === 0)
    problems.push(say(field, 'a place that is on the map: these conditions never hold together'))
  return problems
}

/* ---- numbers ---------------------------------------------------------------------------------------------------------- */

function amountProblems(effect: Effect, say: Say, owner: Owner, names: Names): readonly Problem[] {
  if (!('n' in effect)) return []
  const { n, op } = effect
  if (n === '$N' && names.number !== 'N') return [say('n', 'revealTop in a step before')]
  if ((n === '$X' || n === '$X+1') && names.number !== 'X')
    return [say('n', 'a number that is chosen in a step before')]
  if (n === '$F' && !(op === 'removeFleets' && names.place === 'F'))
    return [say('n', 'removeFleets of a fleet that is chosen in a step before')]
  if (op === 'gainCP' && n === 'all') return [say('n', 'a number')]
  return typeof n === 'object' ? countedProblems(effect, say, owner, names) : []
}

function countedProblems(effect: Effect, say: Say, owner: Owner, names: Names): readonly Problem[] {
  if (!('n' in effect) || typeof effect.n !== 'object') return []
  const { count, at } = effect.n
  if (count === 'opponentsWhoBuilt' && !(effect.op === 'gainCP' && names.built))
    return [say('n.count', 'another count: nobody has built in the step before')]
  if (count === 'ownFleetsThere' && owner.kind !== 'crew')
    return [say('n.count', "another count: this one is the crew's")]
  if (effect.op !== 'gainCP' && owner.kind !== 'crew') return [say('n', 'a number: only CP are counted like this')]
  if (at === undefined) return []
  if (count !== 'controlledBases') return [say('n.at', 'no place: only controlled Bases are counted by place')]
  return Object.keys(at).some((key) => !['sector', 'band', 'orbital', 'resource'].includes(key))
    ? [say('n.at', 'sector, band, orbital or resource')]
    : whereProblems({ field: 'n.at', where: at, of: 'bases' }, effect, say, owner, names)
}

/* ---- steps inside steps ----------------------------------------------------------------------------------------------- */

function innerProblems(effect: Effect, at: string, owner: Owner, names: Names): readonly Problem[] {
  if (effect.op === 'chooseOne')
    return effect.options.flatMap((option, i) => walk(option, `${at}.options[${i}]`, owner, { ...names, built: false }))
  if (effect.op !== 'forEach') return []
  if (names.everybody) return [{ at, expected: 'no forEach inside of another' }]
  return walk(effect.do, `${at}.do`, owner, { place: names.place, number: undefined, built: false, everybody: true })
}

/** Rules of their own that a formula uses, inside others too. */
export const rulesIn = (formula: Formula): readonly SpecialRule[] =>
  formula.flatMap((effect) => {
    if (effect.op === 'special') return [effect.rule]
    if (effect.op === 'chooseOne') return effect.options.flatMap(rulesIn)
    return effect.op === 'forEach' ? rulesIn(effect.do) : []
  })

/** A formula grants action points, inside others too. */
export const grantsPoints = (formula: Formula): boolean =>
  formula.some(
    (effect) =>
      effect.op === 'gainAP' ||
      (effect.op === 'chooseOne' && effect.options.some(grantsPoints)) ||
      (effect.op === 'forEach' && grantsPoints(effect.do)),
  )
