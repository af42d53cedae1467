import { titled, number, optional, packOf, provenance, rowsOf, namedPart, text, whole } from '@orrery/input/pack-fields'
import * as z from 'zod/mini'
import { CARDS } from '../src/data/cards.ts'
import { HOUSE_RULES } from '../src/data/house.ts'
import { BOARD_ROWS } from '../src/data/setup.ts'
import { FACTIONS, MINORS, MISSIONS, MODES } from '../src/types.ts'
import { cardAbility, factionAbility } from './abilities.ts'

/* What a pack of Hexpanse may hold. Every row and every field may be left out: then it is as delivered. */

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

const card = namedPart(
  'card',
  'Card',
  z.strictObject({
    name: optional(titled('Name', text(40))),
    cost: number('Cost', 0, 12),
    copies: number('Copies in the deck', 0, 2),
    reusable: optional(titled('Reusable', z.boolean())),
    ability: optional(titled('Icons', cardAbility)),
    provenance,
  }),
)

/** Cells and hexes by q and r. */
const REACH = 9
const hex = z.tuple([whole(-REACH, REACH), whole(-REACH, REACH)])
const CELLS = 9

const mission = namedPart(
  'mission',
  'Mission',
  z.strictObject({
    name: optional(titled('Name', text(40))),
    shape: optional(titled('What the shape looks like', text(40))),
    cells: optional(titled('Cells', z.array(hex).check(z.minLength(CELLS), z.maxLength(CELLS)))),
    provenance,
  }),
)

const board = namedPart(
  'board',
  'Board',
  z.strictObject({
    hexilum: optional(titled('Hexilum hexes', z.array(hex).check(z.maxLength(36)))),
    provenance,
  }),
)

const minor = namedPart(
  'minor',
  'Minor faction',
  z.strictObject({
    name: optional(titled('Name', text(40))),
    trigger: optional(titled('Its ability runs', z.enum(['placement', 'destruction', 'passive']))),
    life: number('Life that a swap costs', 0, 3),
    canAttack: optional(titled('Can attack', z.boolean())),
    ability: optional(titled('Icons', z.clone(cardAbility))),
    provenance,
  }),
)

const faction = namedPart(
  'faction',
  'Faction',
  z.strictObject({
    life: number('Life that the ability costs', 0, 6),
    ability: optional(titled('Icons', factionAbility)),
    provenance,
  }),
)

const units = namedPart(
  'units',
  'Units',
  z.strictObject({ normal: number('Normal units', 3, 14), minor: number('Minor units', 0, 6) }),
)

const range = (least: number, most: number) =>
  z.strictObject({ start: number('At the start', least, most), most: number('At most', least, most) })

const setup = z.strictObject({
  life: optional(titled('Life of a warlord', range(1, 12))),
  income: optional(titled('Income', range(1, 6))),
  hexilum: optional(titled('Hexilum', z.strictObject({ entry: number('For a hexilum hex', 0, 4) }))),
  exhaustion: optional(
    titled(
      'Exhaustion',
      z.strictObject({ round: number('From round', 5, 60), step: number('One more damage after rounds', 1, 20) }),
    ),
  ),
  ...Object.fromEntries(MODES.map((mode) => [mode, optional(units)])),
})

/** Without Exhaustion a game need not end: a table may choose that, a pack may not. */
const rules = HOUSE_RULES.filter(({ name }) => name !== 'exhaustion')
const options = z.strictObject({
  mode: optional(titled('Mode', z.enum(MODES))),
  resign: optional(titled('Players may resign', z.boolean())),
  ...Object.fromEntries(rules.map(({ name, title }) => [name, optional(titled(title, z.boolean()))])),
})

export const pack = packOf('hexpanse', {
  cards: rowsOf('Cards', idsOf(CARDS), card),
  missions: rowsOf('Missions', MISSIONS, mission),
  boards: rowsOf('Boards', idsOf(BOARD_ROWS), board),
  minors: rowsOf('Minor factions', MINORS, minor),
  factions: rowsOf('Factions', FACTIONS, faction),
  setup: optional(titled('Set-up', setup)),
  options: optional(titled('Options of the table', options)),
})
