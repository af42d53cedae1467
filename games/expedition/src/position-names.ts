import { ACTION_CARD_ROWS, OBJECTIVE_ROWS, SECRET_ROWS, STRATEGY_ROWS, TECHNOLOGY_ROWS } from './data/scenario.ts'
import { SOURCES } from './rules/breakthrough.ts'
import { colourIn, pickOf, systemIn } from './rules/ingress.ts'
import { type Ruleset, COLOURS, LAID, NONE, SLICES, type StepName } from './types.ts'

/* Names in positions: what each number stands for. */

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map((row) => row.id)

export const STRATEGY_NAMES = ids(STRATEGY_ROWS)
export const CARD_NAMES = ids(ACTION_CARD_ROWS)
export const LAID_NAMES = LAID.map((window) => ACTION_CARD_ROWS.find((row) => row.window === window)?.id ?? window)
export const TECH_NAMES = ids(TECHNOLOGY_ROWS)
export const SECRET_NAMES = ids(SECRET_ROWS)
export const OBJECTIVE_NAMES = ids(OBJECTIVE_ROWS)
const VALUE_NAMES: readonly string[] = ['resources', 'influence']

export const planetNames = (ruleset: Ruleset): readonly string[] => ruleset.planets.map(({ row }) => row.id)
export const systemNames = (ruleset: Ruleset): readonly string[] => ruleset.systems.map(({ tile }) => tile)
export const playerNames = (ruleset: Ruleset): readonly string[] => ruleset.factions.map(({ id }) => id)

/** Kinds of things with a name for each of their numbers. */
const NAMES = {
  planet: planetNames,
  system: systemNames,
  player: playerNames,
  strategy: () => STRATEGY_NAMES,
  card: () => CARD_NAMES,
  tech: () => TECH_NAMES,
  slice: () => SLICES,
  source: () => SOURCES,
  value: () => VALUE_NAMES,
}

/** A pick is a colour and a system. */
export type Meaning = keyof typeof NAMES | 'pick'

export const namesFor = (ruleset: Ruleset, meaning: keyof typeof NAMES): readonly string[] => NAMES[meaning](ruleset)

interface FrameMeaning {
  readonly what?: Meaning
  readonly by?: Meaning
  readonly list?: Meaning
}

/** What the fields of a frame name, by step; a field that is not listed is a number. */
export const FRAME_MEANINGS: { readonly [step in StepName]?: FrameMeaning } = {
  gain: { what: 'source' },
  ingress: { list: 'pick' },
  nextTurn: { by: 'player' },
  deal: { by: 'player' },
  claim: { what: 'slice' },
  pay: { what: 'value', list: 'planet' },
  follow: { what: 'strategy', by: 'player' },
  skip: { what: 'tech' },
  produce: { what: 'planet', list: 'planet' },
  muster: { what: 'system', by: 'planet', list: 'planet' },
  land: { what: 'system', by: 'planet', list: 'planet' },
  assimilate: { by: 'player' },
  assault: { what: 'planet' },
  explore: { what: 'system' },
  combat: { what: 'planet', by: 'player' },
  card: { what: 'card' },
  transit: { what: 'planet' },
}

/** An ingress pick as "colour tile". */
export const pickName = (ruleset: Ruleset, code: number): string =>
  `${COLOURS[colourIn(code)] ?? ''} ${ruleset.systems[systemIn(code)]?.tile ?? ''}`

export function pickCode(ruleset: Ruleset, text: string): number {
  const [colour = '', tile = ''] = text.split(' ')
  const [c, i] = [COLOURS.findIndex((id) => id === colour), systemNames(ruleset).indexOf(tile)]
  return c < 0 || i < 0 ? NONE : pickOf(c, i)
}
