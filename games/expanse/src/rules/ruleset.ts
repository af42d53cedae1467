import { bit, firstBits, indexesWhere } from '@orrery/kernel'
import { DIPLOMAT_PRICE } from '../data/house.ts'
import { CUBE_ROWS, FLEET_ROWS } from '../data/pieces.ts'
import { CRITICAL_CP, DECKS } from '../data/setup.ts'
import { BASES, FACTIONS, FLEETS, NONE, POWERS, RESOURCES, TRIGGERS } from '../types.ts'
import type {
  RulesetAbility,
  AbilityRow,
  Ruleset,
  RulesetCard,
  CardRow,
  Chart,
  Fleet,
  Formula,
  House,
  Power,
  StepName,
  Tables,
} from '../types.ts'
import { MODULE_PARTS } from './extensions.ts'
import { pilesOf } from './deck.ts'
import { compileFormula, type Programs } from './formula.ts'
import { basesWith, resourcesOf } from './map.ts'

export type PlayerCount = 2 | 3 | 4

/** In the place of a player: an ability that is not in the ruleset. */
const NOBODY = FACTIONS.length

const NO_TRIGGERS = Object.fromEntries(TRIGGERS.map((moment) => [moment, []])) as unknown as Ruleset['triggers']
const NO_FORCES: Chart = { fleets: [], influence: [], provenance: { fleets: 'house', influence: 'house' } }

const maskOf = <T>(ids: readonly T[], all: readonly T[]): number =>
  ids.reduce((mask, id) => mask | bit(all.indexOf(id)), 0)

/** Pool of EX-3.9: the sets in use, by icon. */
const inPool = (row: CardRow, players: PlayerCount, sets: readonly string[]): boolean => {
  const pool = DECKS[players].pool
  return sets.includes(row.set) && (pool === 'all' || (pool === 'p2' ? row.p2 : row.p3))
}

/** An Event that turns up a card needs one in the deck, also inside a choice. */
const drawsCard = (formula: Formula): boolean =>
  formula.some(
    (effect) =>
      effect.op === 'revealTop' ||
      (effect.op === 'chooseOne' && effect.options.some(drawsCard)) ||
      (effect.op === 'forEach' && drawsCard(effect.do)),
  )

function packCard(row: CardRow, players: number, programs: Programs): RulesetCard {
  const tabs = maskOf(row.tabs, FACTIONS) & firstBits(players)
  const needsDeck = drawsCard(row.formula)
  return { row: { ...row, needsDeck }, ap: row.ap, tabs, program: compileFormula(row.formula, row.id, programs) }
}

function packAbilities(
  rows: readonly AbilityRow[],
  players: number,
  inUse: readonly string[],
  programs: Programs,
): RulesetAbility[] {
  const seen = FACTIONS.map(() => 0)
  return rows.map((row) => {
    const player = row.of === 'rocinante' ? NONE : FACTIONS.indexOf(row.of)
    const place = player < 0 ? 0 : bit(seen[player] ?? 0)
    if (player >= 0) seen[player] = (seen[player] ?? 0) + 1
    return {
      row,
      level: row.level,
      isAction: row.kind === 'action',
      oncePerTurn: row.oncePerTurn,
      cost: row.cost,
      influences: row.influences === true,
      player: player < players && (row.set === undefined || inUse.includes(row.set)) ? player : NOBODY,
      bit: place,
      pool: place,
      bars: 0,
      program: compileFormula(row.formula, row.id, programs, row.whole === true),
    }
  })
}

const powerTable = (abilities: readonly RulesetAbility[], players: number): Ruleset['powers'] => {
  const find = (power: Power): { player: number; bit: number } | undefined =>
    abilities.find((a) => a.row.powers?.includes(power) === true && a.player < players)
  return Object.fromEntries(POWERS.map((power) => [power, find(power)])) as Ruleset['powers']
}

const techOf = ({ powers, abilities }: Draft): RulesetAbility | undefined =>
  abilities.find((a) => a.player === powers.specialCubes?.player && a.bit === powers.specialCubes.bit)

/** EX-9.12: the special cubes of the base game have a price by the house rule, others by a pack; none with two players. */
function specialPrice({ house, players }: Draft, tech: RulesetAbility | undefined): number {
  if (players === 2 || tech === undefined) return 0
  return tech.row.cubePrice ?? (house.includes('diplomatPrice') && tech.row.set === undefined ? DIPLOMAT_PRICE : 0)
}

const gainedAt = (abilities: readonly RulesetAbility[], player: number, level: AbilityRow['level']): number =>
  abilities.reduce((mask, a) => (a.player === player && a.row.level === level ? mask | a.bit : mask), 0)

const bitOf = (abilities: readonly RulesetAbility[], id: string): number =>
  abilities.find((a) => a.row.id === id && a.player !== NOBODY)?.bit ?? 0

/** The bits of which each use takes one: shared by a mat ability and what widens it, with one more for a second use. */
function poolOf(abilities: readonly RulesetAbility[], a: RulesetAbility): number {
  const widening = abilities.find((other) => other.player === a.player && other.row.widens === a.row.id)
  if (widening !== undefined) return poolOf(abilities, widening)
  if (a.row.widens === undefined) return a.bit
  const mat = bitOf(abilities, a.row.widens)
  return a.row.uses === 2 ? mat | a.bit : mat
}

/** Puts abilities into a ruleset, or takes them out: everything that follows from which are there. */
export function packTechs(ruleset: Draft, abilities: readonly RulesetAbility[]): void {
  const seats = FACTIONS.slice(0, ruleset.players)
  const levels = [0, 1, 2, 3] as const
  ruleset.abilities = abilities.map((a) => ({
    ...a,
    pool: poolOf(abilities, a),
    bars: (a.row.excludes ?? []).reduce((mask, id) => mask | bitOf(abilities, id), 0),
  }))
  ruleset.abilitiesOf = seats.map((_, p) => indexesWhere(abilities, (a) => a.player === p))
  ruleset.actionsOf = seats.map((_, p) => indexesWhere(abilities, (a) => a.player === p && a.isAction))
  ruleset.crew = indexesWhere(abilities, (a) => a.row.of === 'rocinante')
  ruleset.powers = powerTable(abilities, ruleset.players)
  const tech = techOf(ruleset)
  ruleset.specialPrice = specialPrice(ruleset, tech)
  ruleset.setsAside = ruleset.players > 2 && tech?.row.setsAside === true
  ruleset.gained = seats.map((_, p) => levels.map((level) => gainedAt(abilities, p, level)))
  ruleset.techsOf = seats.map((_, p) =>
    levels.map((level) => indexesWhere(abilities, (a) => a.player === p && a.row.level === level)),
  )
  ruleset.triggers = Object.fromEntries(
    TRIGGERS.map((moment) => [
      moment,
      indexesWhere(abilities, (a) => a.row.trigger === moment && a.player < ruleset.players),
    ]),
  ) as unknown as Ruleset['triggers']
}

/** Takes out the techs that every ruleset has: those of a module come in their place (DC-A.1). */
export function withoutBaseTechs(abilities: readonly RulesetAbility[]): readonly RulesetAbility[] {
  return abilities.map((a) => (a.row.level > 0 && a.row.set === undefined ? { ...a, player: NOBODY } : a))
}

/** Kinds of fleets of a player that are in the ruleset, without the Rocinante. */
const kindsOf = (player: number, totals: readonly number[]): Fleet[] =>
  indexesWhere(FLEET_ROWS, (row) => row.owner === FACTIONS[player] && (totals[FLEETS.indexOf(row.reserve)] ?? 0) > 0)

/** Puts kinds of fleets into a ruleset, or takes them out: everything that follows from their numbers. */
export function packFleets(ruleset: Draft, totals: readonly number[]): void {
  ruleset.fleetTotals = totals
  ruleset.fleetsOf = Array.from({ length: ruleset.players }, (_, p) => kindsOf(p, totals))
  ruleset.fleetsAsCaptain = ruleset.fleetsOf.map((kinds) => [...kinds, FLEETS.indexOf('rocinante')])
}

/** A list of steps with others in the place of one: how modules edit the course of a turn or a Scoring. */
export function withInstead(steps: readonly StepName[], step: StepName, instead: readonly StepName[]): StepName[] {
  const list: StepName[] = []
  for (const name of steps) list.push(...(name === step ? instead : [name]))
  return list
}

/** A ruleset that is still being packed: modules edit it before anybody plays with it. */
export type Draft = { -readonly [field in keyof Ruleset]: Ruleset[field] }

const fleetTotals = (players: number): number[] =>
  FLEET_ROWS.map((row) =>
    (row.owner === 'captain' || FACTIONS.indexOf(row.owner) < players) && row.module !== true ? row.total : 0,
  )

/** The course of a game. */
export type StepLists = Pick<Ruleset, 'setupSteps' | 'turnSteps' | 'scoringSteps' | 'finalSteps'>

/** The options that make a ruleset. */
export interface RulesetOptions {
  readonly players: PlayerCount
  readonly sets: readonly string[]
  readonly modules: readonly string[]
  readonly house: readonly House[]
  /** The hash of a pack that changes something, or ''. */
  readonly pack: string
}

/** What a ruleset is known by. */
export const rulesetKey = ({ players, sets, modules, house, pack }: RulesetOptions): string =>
  [players, sets.join('+'), modules.join('+'), house.join('+')].join(':') + (pack === '' ? '' : `@${pack}`)

const cubeTotals = ({ players, house }: RulesetOptions): number[] =>
  CUBE_ROWS.map(({ owner, total, plain }) => {
    if (FACTIONS.indexOf(owner) >= players) return 0
    return plain && house.includes('fewerCubes') ? total - 1 : total
  })

/** What the tables of a ruleset are made of beside its options. */
export interface Packing {
  readonly tables: Tables
  /** Rows that a pack changes, as `section/row`. */
  readonly changed: ReadonlySet<string>
  /** All sets in use, those that modules bring included (DC-X.2). */
  readonly inUse: readonly string[]
  readonly steps: StepLists
}

const houseParts = (
  house: Draft['house'],
): Pick<Draft, 'specialPrice' | 'setsAside' | 'capsNumbers' | 'raisesFirst'> => ({
  specialPrice: 0,
  setsAside: false,
  capsNumbers: house.includes('yaoCap'),
  raisesFirst: house.includes('mercantileFirst'),
})

/** The ruleset of the base game. */
export function packRuleset(options: RulesetOptions, { tables, changed, inUse, steps }: Packing): Draft {
  const { players, sets, modules, house, pack } = options
  const resources = resourcesOf(tables.resources)
  const programs: Programs = { list: [], names: [], basesWith: basesWith(resources) }
  const rows = Object.values(tables.cards)
  const cards = rows.map((row) => packCard(row, players, programs))
  const abilities = packAbilities(Object.values(tables.techs), players, inUse, programs)
  const seats = FACTIONS.slice(0, players)
  const { startCp, slotPrices, keepCost } = tables.setup.prices
  const { top, actions, basesOut } = tables.setup[players]
  const deck = { ...DECKS[players], top, actions }
  const ruleset: Draft = {
    ...MODULE_PARTS,
    players,
    sets,
    modules,
    house,
    pack,
    changed,
    ...steps,
    chart: seats.map((id) => tables.charts[players]?.[id] ?? NO_FORCES),
    startCp,
    deck,
    piles: pilesOf(deck),
    resourceOn: resources,
    cubeTotals: cubeTotals(options),
    fleetTotals: [],
    fleetsOf: [],
    fleetsAsCaptain: [],
    cards,
    pool: indexesWhere(rows, (row) => inPool(row, players, inUse)),
    abilities: [],
    abilitiesOf: [],
    actionsOf: [],
    crew: [],
    programs: programs.list,
    programNames: programs.names,
    powers: powerTable([], players),
    triggers: NO_TRIGGERS,
    gained: [],
    techsOf: [],
    prices: slotPrices,
    keepCost,
    ...houseParts(house),
    critical: seats.map((id) => maskOf(tables.critical[id][players] ?? [], RESOURCES)),
    criticalCp: CRITICAL_CP,
    alsoForCritical: undefined,
    valuesOn: undefined,
    purse: undefined,
    turnMoves: [],
    spendMoves: [],
    basesOut: maskOf(basesOut, BASES),
    toJSON: () => rulesetKey(options),
  }
  packTechs(ruleset, abilities)
  packFleets(ruleset, fleetTotals(players))
  return ruleset
}
