import { titled, number, optional, packOf, provenance, rowsOf, namedPart, text, whole } from '@orrery/input/pack-fields'
import * as z from 'zod/mini'
import { DELIVERED } from '../src/data/delivered.ts'
import { SIDES, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { SCENARIO_SETTINGS } from '../src/options.ts'
import { ANOMALIES, COLOURS, RACE_EFFECTS, TRAITS, WORMHOLES } from '../src/types.ts'

/* What a pack of Expedition may hold. Every row and every field may be left out: then it is as delivered. */

const some = <S extends z.ZodMiniType>(title: string, one: S, most: number) =>
  optional(titled(title, z.array(one).check(z.maxLength(most))))

const planet = namedPart(
  'planet',
  'Planet',
  z.strictObject({
    name: optional(titled('Name', text(40))),
    resources: number('Resources', 0, 9),
    influence: number('Influence', 0, 9),
    traits: some('Traits', z.enum(TRAITS), TRAITS.length),
    specialties: some('Technology specialties', z.enum(COLOURS), 2),
    legendary: optional(titled('Legendary', z.boolean())),
    provenance,
  }),
)

const system = namedPart(
  'system',
  'System',
  z.strictObject({
    name: optional(titled('Name', text(60))),
    wormholes: some('Wormholes', z.enum(WORMHOLES), WORMHOLES.length),
    anomalies: some('Anomalies', z.enum(ANOMALIES), ANOMALIES.length),
    provenance,
  }),
)

const techs = z.array(z.enum(TECHNOLOGY_ROWS.map(({ id }) => id))).check(z.maxLength(6))
const scenario = z.strictObject({
  goods: titled('Trade goods at the start', whole(0, 9)),
  techs: titled('Technologies at the start', techs),
  gift: number('Trade goods with the breakthrough', 0, 9),
  effect: optional(titled('Effect of the breakthrough', z.enum(RACE_EFFECTS))),
})

const faction = namedPart(
  'faction',
  'Faction',
  z.strictObject({
    commodities: number('Commodities', 0, 9),
    breakthrough: optional(titled('Breakthrough', text(40))),
    synergy: some('Synergy', z.enum(COLOURS), 2),
    scenario: optional(titled('In the race', scenario)),
    provenance,
  }),
)

const RINGS = 9
const hex = z.tuple([whole(-RINGS, RINGS), whole(-RINGS, RINGS)])
const map = namedPart(
  'map',
  'Map',
  z.strictObject({
    text: optional(titled('Map string', text(600))),
    homes: some('Homes, clockwise', hex, 6),
    start: some('Start systems, by tile', text(4), 6),
    seam: some('Hexes that count as touching', z.tuple([hex, hex]), 24),
  }),
)

const cost = z.strictObject({
  resources: number('Resources', 1, 20),
  influence: number('Influence', 1, 20),
  goods: number('Trade goods', 1, 20),
  tokens: number('Command tokens', 1, 9),
})
const spend = namedPart('spend', 'Objective', z.strictObject({ cost: optional(titled('Spend', cost)) }))
const hold = namedPart('hold', 'Objective', z.strictObject({ n: number('How many', 1, 30) }))
const plain = z.strictObject({})

interface Asking {
  readonly id: string
  readonly have?: string
  readonly cost?: object
}

/** An objective is changed in what it counts; one of a moment has no number. */
const asked = (title: string, rows: { readonly [id: string]: Asking }) =>
  titled(
    title,
    z.strictObject(
      Object.fromEntries(
        Object.values(rows).map(({ id, cost: price, have }) => [
          id,
          optional(price !== undefined ? spend : have !== undefined ? hold : plain),
        ]),
      ),
    ),
  )

const seatsOf = (title: string, least: number, most: number) => titled(title, whole(least, most))

const race = z.strictObject({
  start: optional(
    titled(
      'Each player begins with',
      z.strictObject({
        tactic: number('Tactic tokens', 0, 6),
        strategy: number('Strategy tokens', 0, 6),
        cards: number('Action cards', 0, 3),
        infantryHome: number('Infantry at home', 1, 9),
        infantryStart: number('Infantry in the start system', 1, 9),
      }),
    ),
  ),
  limits: optional(
    titled(
      'Limits',
      z.strictObject({
        hand: number('Action cards in hand', 2, 15),
        secrets: number('Secret objectives', 1, 6),
        pdsPerPlanet: number('PDS on a planet', 1, 4),
        pdsPerSeat: number('PDS of a player', 1, 9),
        docksPerSeat: number('Space docks of a player', 1, 9),
      }),
    ),
  ),
  prices: optional(
    titled(
      'Prices in influence',
      z.strictObject({ custodians: number('Custodians', 1, 12), token: number('Command token', 2, 9) }),
    ),
  ),
  gains: optional(
    titled(
      'Gains',
      z.strictObject({
        statusTokens: number('Command tokens in the status phase', 1, 3),
        relicGoods: number('Trade goods for a relic', 0, 9),
        dockExtra: number('A dock produces beyond the resources', 1, 6),
      }),
    ),
  ),
  combat: optional(
    titled(
      'Combat',
      z.strictObject({ pdsHitsOn: number('PDS hit on', 2, 10), infantryHitsOn: number('Infantry hit on', 4, 10) }),
    ),
  ),
  treasury: optional(
    titled(
      'Treasury',
      z.strictObject({ per: number('Trade goods for a point', 1, 20), most: number('Points at most', 0, 9) }),
    ),
  ),
  strategyCards: optional(
    titled(
      'Strategy cards of a player',
      z.strictObject({
        3: optional(seatsOf('3 players', 1, 2)),
        4: optional(seatsOf('4 players', 1, 2)),
        5: optional(seatsOf('5 players', 1, 1)),
        6: optional(seatsOf('6 players', 1, 1)),
      }),
    ),
  ),
})

const byKey = <S extends z.ZodMiniType>(keys: readonly string[], schema: S) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, optional(titled(key, schema))])))

const neutrals = z.strictObject({
  infantry: optional(titled('Infantry', byKey(Object.keys(DELIVERED.neutrals.infantry), whole(0, 9)))),
  ships: optional(
    titled(
      'Each ship hits on',
      byKey(Object.keys(DELIVERED.neutrals.ships), z.array(whole(2, 10)).check(z.maxLength(9))),
    ),
  ),
})

const choices = (options: readonly (string | number | boolean)[]): z.ZodMiniType =>
  z.union(options.map((option) => z.literal(option)) as unknown as readonly [z.ZodMiniType, ...z.ZodMiniType[]])
const options = z.strictObject(
  Object.fromEntries(
    SCENARIO_SETTINGS.map(({ key, question, options: open }) => [key, optional(titled(question, choices(open)))]),
  ),
)

export const pack = packOf('expedition', {
  planets: rowsOf('Planets', Object.keys(DELIVERED.planets), planet),
  systems: rowsOf('Systems', Object.keys(DELIVERED.systems), system),
  factions: rowsOf('Factions', SIDES, faction),
  maps: optional(
    titled('Maps', z.strictObject({ 3: optional(map), 4: optional(map), 5: optional(map), 6: optional(map) })),
  ),
  objectives: optional(asked('Public objectives', DELIVERED.objectives)),
  secrets: optional(asked('Secret objectives', DELIVERED.secrets)),
  race: optional(titled('Numbers of the race', race)),
  neutrals: optional(titled('The Fracture', neutrals)),
  options: optional(titled('Options of the table', options)),
})
