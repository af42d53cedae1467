import { titled, number, optional, packOf, provenance, rowsOf, namedPart, text, whole } from '@orrery/input/pack-fields'
import * as z from 'zod/mini'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS, SETS } from '../src/data/cards.ts'
import { BASES, FACTIONS, FLEETS, ORBITALS, POWERS, RESOURCES, SLOTS, TRIGGERS } from '../src/types.ts'
import { MODULES } from '../modules/index.ts'
import { formula } from './effects.ts'

/* What a pack of The Expanse may hold. Every row and every field may be left out: then it is as delivered. */

const faction = z.enum(FACTIONS)

const card = namedPart(
  'card',
  'Card',
  z.strictObject({
    title: optional(titled('Title', text(40))),
    ap: number('Action points', 1, 4),
    tabs: optional(titled('Tabs', z.array(faction).check(z.minLength(2), z.maxLength(2)))),
    p2: optional(titled('With two players', z.boolean())),
    p3: optional(titled('With three players', z.boolean())),
    play: optional(titled('When it is performed', z.enum(['normal', 'turn', 'window', 'withAp']))),
    keepFree: optional(titled('Kept at no cost', z.boolean())),
    formula: optional(titled('Event', z.clone(formula))),
    provenance,
  }),
)

/** Null removes a field that the delivered tech has. */
const none = <S extends z.ZodMiniType>(title: string, schema: S) => optional(titled(title, z.nullable(schema)))

const cost = z.strictObject({
  ap: titled('AP', whole(0, 4)),
  cp: titled('CP', whole(0, 9)),
  token: titled('Protomolecule tokens', whole(0, 2)),
})

const tech = namedPart(
  'tech',
  'Tech',
  z.strictObject({
    name: optional(titled('Name', text(40))),
    short: none('Short name', text(12)),
    kind: optional(titled('Used as', z.enum(['continuous', 'action', 'crew']))),
    cost: optional(titled('Cost', cost)),
    oncePerTurn: optional(titled('Once per turn', z.boolean())),
    cubePrice: none('Price of a special cube, in CP', whole(0, 9)),
    setsAside: none('Special cubes take the place of cubes', z.literal(true)),
    powers: none('Powers', z.array(z.enum(POWERS)).check(z.minLength(1))),
    trigger: none('Moment', z.enum(TRIGGERS)),
    widens: none('Widens the ability', z.string()),
    uses: none('Uses together per turn', z.union([z.literal(1), z.literal(2)])),
    influences: none('Counts as an Influence action', z.literal(true)),
    excludes: none('Never beside', z.array(z.string()).check(z.minLength(1))),
    whole: none('Whole or not at all', z.literal(true)),
    formula: optional(titled('Effect', z.clone(formula))),
    provenance,
  }),
)

const chart = namedPart(
  'chart',
  'Starting forces',
  z.strictObject({
    fleets: titled(
      'Fleets',
      z.array(z.tuple([z.enum(FLEETS), z.enum(ORBITALS), whole(1, 9)])).check(z.maxLength(ORBITALS.length)),
    ),
    influence: titled('Influence', z.array(z.tuple([z.enum(BASES), whole(1, 9)])).check(z.maxLength(BASES.length))),
    provenance,
  }),
)

const charts = (players: number) => rowsOf(`${players} players`, FACTIONS.slice(0, players), chart)

const deck = namedPart(
  'deck',
  'Deck',
  z.strictObject({
    top: number('Cards on top', 0, 20),
    actions: number('Action cards in each pile', 5, 20),
    basesOut: optional(titled('Bases out of the game', z.array(z.enum(BASES)).check(z.maxLength(8)))),
  }),
)

const prices = z.strictObject({
  startCp: number('CP at the start', 0, 50),
  slotPrices: optional(
    titled('Price of each slot', z.array(whole(0, 9)).check(z.minLength(SLOTS), z.maxLength(SLOTS))),
  ),
  keepCost: number('Price of keeping', 0, 9),
})

const resources = titled('Resources', z.array(z.enum(RESOURCES)).check(z.maxLength(RESOURCES.length)))
const critical = z.strictObject({ 2: optional(resources), 3: optional(resources), 4: optional(resources) })

const base = z.strictObject({
  resource: titled('Resource', z.enum(RESOURCES)),
  provenance,
})

const KNOWN_SETS = SETS.filter((set) => set.module !== true).map((set) => set.id)
const options = z.strictObject({
  sets: optional(titled('Card sets', z.array(z.enum(KNOWN_SETS)))),
  modules: optional(titled('Modules', z.array(z.enum(MODULES.map(({ id }) => id))))),
})

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

export const pack = packOf('expanse', {
  cards: rowsOf('Cards', idsOf(CARDS), card),
  techs: rowsOf('Techs', idsOf(ABILITIES), tech),
  charts: optional(titled('Starting charts', z.strictObject({ 2: charts(2), 3: charts(3), 4: charts(4) }))),
  setup: optional(
    titled(
      'Set-up',
      z.strictObject({
        prices: optional(titled('Prices', prices)),
        2: optional(deck),
        3: optional(deck),
        4: optional(deck),
      }),
    ),
  ),
  critical: rowsOf('Critical resources', FACTIONS, critical),
  resources: rowsOf('Resources of Bases', BASES, base),
  options: optional(titled('Options of the table', options)),
})
