import type { OptionField } from './contract.ts'
import { type Fields, flag } from './fields.ts'

/* House rules: our own rulings that a table may use, each a flag with what the sources say instead. */

/** The title of their group of options. */
export const HOUSE_RULES = 'House rules'

export interface HouseRule<Name extends string = string> extends Pick<OptionField, 'title' | 'retired'> {
  readonly name: Name
  readonly source: string
  /** Whether it applies where a table does not say. */
  readonly usual: boolean
}

/** House rules as options of a table, in a group of their own. */
export const houseFields = (rules: readonly HouseRule[]): readonly OptionField[] =>
  rules.map(({ usual: _, ...field }) => ({ ...field, kind: 'flag', choices: [], group: HOUSE_RULES }))

/**
 * The names of the house rules that these options, or this position, switch on; `where` is the path of their fields.
 */
export const readHouse = <Name extends string>(
  rules: readonly HouseRule<Name>[],
  p: Fields,
  where: string,
): readonly Name[] => rules.filter(({ name, usual }) => flag(p[name], `${where}${name}`, usual)).map(({ name }) => name)

/** The flags that differ from the defaults. */
export const writeHouse = (rules: readonly HouseRule[], on: readonly string[]): { readonly [name: string]: boolean } =>
  Object.fromEntries(
    rules.filter(({ name, usual }) => on.includes(name) !== usual).map(({ name, usual }) => [name, !usual]),
  )
