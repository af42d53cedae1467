import type { Problem } from '@orrery/kernel'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { resourcesOf } from '../src/rules/map.ts'
import type { AbilityRow, Power, SpecialRule, Tables, Trigger } from '../src/types.ts'
import { formulaProblems, grantsPoints, type Owner, rulesIn } from './formulas.ts'

/* Techs, mats and crew: what kind they are decides when their formula is carried out. */

/** Rules in words of their own that only some factions have the pieces for. */
const RULES_OF: { readonly [faction: string]: readonly SpecialRule[] } = {
  UN: ['embassy'],
  MCR: ['repair'],
  OPA: ['scrapShip'],
}
/** Rules that say in words what a power does. */
const RULE_OF_POWER: { readonly [power in Power]?: SpecialRule } = {
  specialCubes: 'diplomat',
  cheaperSlots: 'slotDiscount',
  freeKeeping: 'freeKeep',
  twoPlays: 'twoPlays',
}
/** Rules that belong to a moment. */
const RULE_OF_MOMENT: { readonly [trigger in Trigger]?: SpecialRule } = {
  cardAp: 'apBonus',
  afterCardAp: 'keptAfterAp',
}

/** The one moment whose effect is paid for when it happens. */
const PAID_MOMENT: Trigger = 'afterCardAp'

const CUBE_POWERS: readonly Power[] = ['specialCubes', 'safeCubes', 'lightCubes', 'singleCubes']
const HAS_CUBES = 'UN'

const isTogether = (a: AbilityRow, b: AbilityRow): boolean =>
  a.set === b.set || a.level === 0 || b.level === 0 || a.set === 'L' || b.set === 'L'

export function techProblems(tables: Tables, id: string): readonly Problem[] {
  const row = tables.techs[id]
  if (row === undefined) return []
  const at = `techs.${id}`
  return [
    ...kindProblems(row, at),
    ...powerProblems(row, tables, at),
    ...referenceProblems(row, tables, at),
    ...costProblems(row, at),
    ...effectProblems(row, tables, at),
  ]
}

function kindProblems(row: AbilityRow, at: string): readonly Problem[] {
  const crew = row.of === 'rocinante'
  if ((row.kind === 'crew') !== crew) return [{ at: `${at}.kind`, expected: crew ? 'crew' : 'continuous or action' }]
  if (row.trigger !== undefined && row.kind !== 'continuous')
    return [{ at: `${at}.trigger`, expected: 'a moment only with kind "continuous"' }]
  return []
}

function powerProblems(row: AbilityRow, tables: Tables, at: string): readonly Problem[] {
  return (row.powers ?? []).flatMap((power): readonly Problem[] => {
    if (CUBE_POWERS.includes(power) && row.of !== HAS_CUBES)
      return [{ at: `${at}.powers`, expected: `no "${power}": only ${HAS_CUBES} has such cubes` }]
    const other = Object.values(tables.techs).find(
      (one) => one.id !== row.id && one.powers?.includes(power) === true && isTogether(one, row),
    )
    const both = other !== undefined && !(row.excludes?.includes(other.id) === true)
    return both ? [{ at: `${at}.powers`, expected: `no "${power}": ${other.id} has it already` }] : []
  })
}

function referenceProblems(
  { widens, uses, excludes, of, level }: AbilityRow,
  { techs }: Tables,
  at: string,
): readonly Problem[] {
  // Of another level it could leave one tech to choose from, and the choice would tell what is held (DC-A.7).
  const unknown = excludes?.findIndex((id) => techs[id]?.of !== of || techs[id].level !== level) ?? -1
  const mat = widens === undefined ? undefined : techs[widens]
  if (widens !== undefined && level === 0)
    return [{ at: `${at}.widens`, expected: 'nothing: a mat is widened by techs, never by a mat' }]
  return [
    ...(unknown < 0 ? [] : [{ at: `${at}.excludes[${unknown}]`, expected: `a tech of ${of} at level ${level}` }]),
    ...(widens === undefined || (mat?.of === of && mat.level === 0 && mat.kind === 'action')
      ? []
      : [{ at: `${at}.widens`, expected: `an action on the mat of ${of}` }]),
    ...((widens === undefined) === (uses === undefined)
      ? []
      : [{ at: `${at}.uses`, expected: 'widens and uses together' }]),
  ]
}

function costProblems({ kind, cost, oncePerTurn, of, formula, trigger }: AbilityRow, at: string): readonly Problem[] {
  const tokens = FACTION_ROWS.find((row) => row.id === of)?.tokens ?? 0
  if (cost.token > tokens) return [{ at: `${at}.cost.token`, expected: `at most ${tokens}, the tokens of ${of}` }]
  if (kind === 'action' && cost.ap === 0 && !oncePerTurn)
    return [{ at: `${at}.oncePerTurn`, expected: 'true where it costs no AP: a turn would never end' }]
  if ((kind === 'action' || trigger !== undefined) && grantsPoints(formula) && !oncePerTurn)
    return [{ at: `${at}.oncePerTurn`, expected: 'true where it grants AP: a turn would never end' }]
  if (kind === 'action') return []
  const paid = trigger === PAID_MOMENT ? [] : (['cp'] as const)
  const wrong = (['ap', 'token', ...paid] as const).find((what) => cost[what] > 0)
  return wrong === undefined ? [] : [{ at: `${at}.cost.${wrong}`, expected: '0: only an action is paid for' }]
}

function effectProblems(row: AbilityRow, tables: Tables, at: string): readonly Problem[] {
  const { powers = [], formula, kind, trigger } = row
  if (formula.length === 0) {
    if (kind === 'continuous' && trigger === undefined) return []
    return [{ at: `${at}.formula`, expected: 'at least one step' }]
  }
  if (kind === 'continuous' && trigger === undefined && powers.length === 0)
    return [{ at: `${at}.trigger`, expected: 'the moment at which the effect happens, or kind "action"' }]
  const owner: Owner = {
    kind: kind === 'crew' ? 'crew' : 'tech',
    set: row.set ?? '',
    inWindow: false,
    rules: rulesFor(row),
    resources: resourcesOf(tables.resources),
  }
  return [
    ...formulaProblems(formula, `${at}.formula`, owner, trigger === 'afterInfluence' ? 'B' : undefined),
    ...momentProblems(row, at),
    ...wholeProblems(row, at),
  ]
}

const rulesFor = ({ of, powers = [], trigger }: AbilityRow): readonly SpecialRule[] => [
  ...(RULES_OF[of] ?? []),
  ...powers.flatMap((power) => RULE_OF_POWER[power] ?? []),
  ...(trigger === undefined ? [] : [RULE_OF_MOMENT[trigger] ?? []].flat()),
]

/** What happens at a moment: the AP of a card are only added to, and an optional effect marks itself as used. */
function momentProblems({ trigger, formula }: AbilityRow, at: string): readonly Problem[] {
  if (trigger === undefined) return []
  const [first] = formula
  const rule = RULE_OF_MOMENT[trigger]
  if (rule !== undefined)
    return formula.length === 1 && first?.op === 'special' && first.rule === rule
      ? []
      : [{ at: `${at}.formula`, expected: `the special rule ${rule} alone at the moment "${trigger}"` }]
  const optional = first !== undefined && 'mode' in first && first.mode === 'upTo'
  return optional && rulesIn([first]).length === 0
    ? [{ at: `${at}.formula[0].mode`, expected: '"must": what happens at a moment is not optional' }]
    : []
}

/** Whole or not at all is judged by the first step. */
function wholeProblems({ whole, influences, formula }: AbilityRow, at: string): readonly Problem[] {
  const [first, second] = formula
  if (influences === true && !(formula.length === 1 && first?.op === 'place' && first.n === 1))
    return [{ at: `${at}.influences`, expected: 'a formula that places one cube' }]
  if (whole !== true) return []
  if (first === undefined || !('mode' in first) || first.mode !== 'must')
    return [{ at: `${at}.whole`, expected: 'a first step with mode "must"' }]
  if (first.op !== 'remove') return []
  return first.as === 'B' && second?.op === 'place' && second.at.ref === 'B'
    ? []
    : [{ at: `${at}.whole`, expected: 'a first step that removes a cube and a second that places one there' }]
}
