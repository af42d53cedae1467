import type { Json, Pack } from '@orrery/kernel'
import { type Path, valueAt } from './history.ts'
import type { EditorProps, Workshop } from './workshop.ts'

/**
 * The state of a row of a pack: whether it differs from the delivered content, and whether its owner has checked it.
 */
export interface RowState {
  readonly isChanged: boolean
  readonly isChecked: boolean
}

/** The source that an owner's own look at the box is. */
const OWNER = 'owner'

export const sourcesAt = (section: string, row: string): Path => [section, row, 'provenance']

/** The rows that differ from what is delivered. */
export const changedRows = ({ game }: Workshop, pack: Pack): ReadonlySet<string> =>
  new Set((game.packs?.between(undefined, pack) ?? []).map(({ section, row }) => `${section}/${row}`))

export function stateOf(props: Pick<EditorProps, 'shop' | 'pack' | 'changes'>, section: string, row: string): RowState {
  const { shop, pack, changes } = props
  const isChanged = changes.has(`${section}/${row}`)
  const data = shop.editor.dataOf(pack, section, row)
  const sources = valueAt(pack, sourcesAt(section, row)) as { readonly [datum: string]: Json } | undefined
  return { isChanged, isChecked: data.length > 0 && data.every((datum) => sources?.[datum] === OWNER) }
}

/** The sources of a row whose owner has compared all of it. */
export const checkedSources = ({ editor }: Workshop, pack: Pack, section: string, row: string): Json =>
  Object.fromEntries(editor.dataOf(pack, section, row).map((datum) => [datum, OWNER]))
