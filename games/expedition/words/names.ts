import { at, hasBit, type Move } from '@orrery/kernel'
import { ACTION_CARD_ROWS, OBJECTIVE_ROWS, SECRET_ROWS, STRATEGY_ROWS, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import {
  type Ruleset,
  COLOURS,
  type Deal,
  LAID,
  type Paid,
  type Planet,
  type Player,
  SLICES,
  type SliceId,
  type System,
  type View,
} from '../src/types.ts'
import { namedBy } from '../src/rules/moves.ts'
import { list, plural } from './grammar.ts'

/* What things are called in sentences. A table, of the scenario or of the referee, is known by its ruleset. */

/** Anything with a ruleset: a state, a view, the referee's core. */
export interface AtTable {
  readonly ruleset: Ruleset
}

export const playerName = ({ ruleset }: AtTable, p: Player): string => ruleset.names[p] ?? 'nobody'
export const planetName = ({ ruleset }: AtTable, p: Planet): string => ruleset.planets[p]?.row.name ?? 'a planet'

/** A system by its planets; an empty one by its tile. */
export function systemName({ ruleset }: AtTable, i: System): string {
  const system = ruleset.systems[i]
  if (system === undefined) return 'a system'
  const planets = (ruleset.planetsIn[i] ?? []).map((p) => ruleset.planets[p]?.row.name ?? '')
  if (system.fracture) return `The Fracture ${system.tile.replace('fracture', '')}`
  return planets.length > 0 ? `${planets.join(' and ')} (${system.tile})` : `${system.name} (${system.tile})`
}

/** Combat cards that lie open before a player (TE-15.21). */
export const laidNames = (view: View, player: Player): string[] =>
  ACTION_CARD_ROWS.filter(
    ({ window }) => LAID.includes(window) && hasBit(at(view.laid, player), LAID.indexOf(window)),
  ).map(({ name }) => name)

export const cardName = (k: number): string => ACTION_CARD_ROWS[k]?.name ?? 'an action card'
export const secretName = (k: number): string => SECRET_ROWS[k]?.name ?? 'a secret'
export const objectiveName = (o: number): string => OBJECTIVE_ROWS[o]?.name ?? 'an objective'
export const techName = (t: number): string => TECHNOLOGY_ROWS[t]?.name ?? 'a technology'
export const strategyName = (c: number): string => STRATEGY_ROWS[c]?.name ?? 'a strategy card'
export const colourName = (c: number): string => COLOURS[c] ?? ''
export const breakthroughName = ({ ruleset }: AtTable, p: Player): string =>
  ruleset.factions[p]?.breakthrough ?? 'the breakthrough'

const SLICE_NAMES: { readonly [slice in SliceId]: string } = {
  resources: 'the resources slice',
  actionCards: 'the action card slice',
  influence: 'the influence slice',
  secret: 'the secret objective slice',
  specialty: 'the specialty slice',
  tradeGoods: 'the trade goods slice',
}
export const sliceName = (i: number): string => SLICE_NAMES[SLICES[i] ?? 'resources']

const NAME_OF: { readonly [name: string]: (t: AtTable, row: number) => string } = {
  planet: (t, row) => planetName(t, at(t.ruleset.planetAt, row)),
  system: (t, row) => systemName(t, at(t.ruleset.systemAt, row)),
  player: (t, row) => playerName(t, at(t.ruleset.playerAt, row)),
  strategy: (_, row) => strategyName(row),
  card: (_, row) => cardName(row),
  secret: (_, row) => secretName(row),
  objective: (_, row) => objectiveName(row),
  tech: (_, row) => techName(row),
  slice: (_, row) => sliceName(row),
  colour: (_, row) => colourName(row),
}

/** The two things a move names at most, in words. */
export function namesOf(t: AtTable, m: Move): readonly [string, string] {
  const [a = '', b = ''] = namedBy(m).map(([name, row]) => NAME_OF[name]?.(t, row) ?? String(row))
  return [a, b]
}

export const goods = (n: number): string => plural(n, 'trade good')
/** One resource, two resources; influence is not counted in pieces. */
export const valueName = (value: number, n: number): string =>
  value === 1 ? 'influence' : n === 1 ? 'resource' : 'resources'
export const commodities = (n: number): string => plural(n, 'commodity', 'commodities')

const side = (g: number, c: number): string =>
  list([...(g > 0 ? [goods(g)] : []), ...(c > 0 ? [commodities(c)] : [])]) || 'nothing'

export const dealText = ({ goods: g, commodities: c, forGoods, forCommodities }: Deal): string =>
  `${side(g, c)} for ${side(forGoods, forCommodities)}`

export const dice = (rolled: readonly number[]): string => (rolled.length === 0 ? '' : ` (${rolled.join(', ')})`)

/** What was paid, as a list of things. */
export const paidText = (t: AtTable, paid: Paid): string =>
  list([
    ...paid.planets.map((p) => planetName(t, p)),
    ...(paid.goods > 0 ? [goods(paid.goods)] : []),
    ...((paid.commodities ?? 0) > 0 ? [commodities(paid.commodities ?? 0)] : []),
    ...(paid.cards > 0 ? [plural(paid.cards, 'action card')] : []),
    ...(paid.secrets > 0 ? ['a secret objective'] : []),
  ]) + (paid.also === undefined ? '' : ` (${paid.also.join(', ')})`) || 'nothing'
