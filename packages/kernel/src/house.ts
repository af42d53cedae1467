import type { OptionField } from './contract.ts'
import { type Fields, flag } from './fields.ts'

/* House rules: rulings of ours that a table may play by, each a flag with what the sources say instead. */

/** The name of their group. */
export const HOUSE_RULES = 'House rules'

export interface HouseRule<Name extends string = string> extends Pick<OptionField, 'title' | 'retired'> {
  readonly name: Name
  readonly source: string
  /** Whether a table that says nothing plays by it. */
  readonly usual: boolean
}

/** As options of a table, in a group of their own. */
export const houseFields = (rules: readonly HouseRule[]): readonly OptionField[] =>
  rules.map(({ usual: _, ...field }) => ({ ...field, kind: 'flag', choices: [], group: HOUSE_RULES }))

/** The names of those that these options, or this position, play by; `where` is the way to its fields. */
export const readHouse = <Name extends string>(
  rules: readonly HouseRule<Name>[],
  p: Fields,
  where: string,
): readonly Name[] => rules.filter(({ name, usual }) => flag(p[name], `${where}${name}`, usual)).map(({ name }) => name)

/** The flags that say so, where it is not as usual. */
export const writeHouse = (rules: readonly HouseRule[], on: readonly string[]): { readonly [name: string]: boolean } =>
  Object.fromEntries(
    rules.filter(({ name, usual }) => on.includes(name) !== usual).map(({ name, usual }) => [name, !usual]),
  )
