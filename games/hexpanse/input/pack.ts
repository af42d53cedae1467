import { called, number, optional, packOf, provenance, rowsOf, shared, text, whole } from '@orrery/input/pack-fields'
import * as z from 'zod/mini'
import { CARDS } from '../src/data/cards.ts'
import { HOUSE_RULES } from '../src/data/house.ts'
import { BOARD_ROWS } from '../src/data/setup.ts'
import { FACTIONS, MINORS, MISSIONS, MODES } from '../src/types.ts'
import { cardAbility, factionAbility } from './abilities.ts'

/* What a pack of Hexpanse may hold. Every row and every field may be left out: then it is as delivered. */

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

const card = shared(
  'card',
  'Card',
  z.strictObject({
    name: optional(called('Name', text(40))),
    cost: number('Cost', 0, 12),
    copies: number('Copies in the deck', 0, 2),
    reusable: optional(called('Reusable', z.boolean())),
    ability: optional(called('Icons', cardAbility)),
    provenance,
  }),
)

/** Cells and hexes by q and r. */
const REACH = 9
const hex = z.tuple([whole(-REACH, REACH), whole(-REACH, REACH)])
const CELLS = 9

const mission = shared(
  'mission',
  'Mission',
  z.strictObject({
    name: optional(called('Name', text(40))),
    shape: optional(called('What the shape looks like', text(40))),
    cells: optional(called('Cells', z.array(hex).check(z.minLength(CELLS), z.maxLength(CELLS)))),
    provenance,
  }),
)

const board = shared(
  'board',
  'Board',
  z.strictObject({
    hexilum: optional(called('Hexilum hexes', z.array(hex).check(z.maxLength(36)))),
    provenance,
  }),
)

const minor = shared(
  'minor',
  'Minor faction',
  z.strictObject({
    name: optional(called('Name', text(40))),
    trigger: optional(called('Its ability runs', z.enum(['placement', 'destruction', 'passive']))),
    life: number('Life that a swap costs', 0, 3),
    canAttack: optional(called('Can attack', z.boolean())),
    ability: optional(called('Icons', z.clone(cardAbility))),
    provenance,
  }),
)

const faction = shared(
  'faction',
  'Faction',
  z.strictObject({
    life: number('Life that the ability costs', 0, 6),
    ability: optional(called('Icons', factionAbility)),
    provenance,
  }),
)

const units = shared(
  'units',
  'Units',
  z.strictObject({ normal: number('Normal units', 3, 14), minor: number('Minor units', 0, 6) }),
)

const range = (least: number, most: number) =>
  z.strictObject({ start: number('At the start', least, most), most: number('At most', least, most) })

const setup = z.strictObject({
  life: optional(called('Life of a warlord', range(1, 12))),
  income: optional(called('Income', range(1, 6))),
  hexilum: optional(called('Hexilum', z.strictObject({ entry: number('For a hexilum hex', 0, 4) }))),
  exhaustion: optional(
    called(
      'Exhaustion',
      z.strictObject({ round: number('From round', 5, 60), step: number('One more damage after rounds', 1, 20) }),
    ),
  ),
  ...Object.fromEntries(MODES.map((mode) => [mode, optional(units)])),
})

/** Without Exhaustion a game need not end: a table may choose that, a pack may not. */
const rules = HOUSE_RULES.filter(({ name }) => name !== 'exhaustion')
const options = z.strictObject({
  mode: optional(called('Mode', z.enum(MODES))),
  resign: optional(called('Players may resign', z.boolean())),
  ...Object.fromEntries(rules.map(({ name, title }) => [name, optional(called(title, z.boolean()))])),
})

export const pack = packOf('hexpanse', {
  cards: rowsOf('Cards', idsOf(CARDS), card),
  missions: rowsOf('Missions', MISSIONS, mission),
  boards: rowsOf('Boards', idsOf(BOARD_ROWS), board),
  minors: rowsOf('Minor factions', MINORS, minor),
  factions: rowsOf('Factions', FACTIONS, faction),
  setup: optional(called('Set-up', setup)),
  options: optional(called('Options of the table', options)),
})
