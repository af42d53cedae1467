import { type Block, blocks, type Item } from './markdown.ts'

/* The numbered rules as players read them: without sources, reasons, names of files, and what only engineers need. */

/** What is removed from a text, and its replacement. */
const CLEANED: readonly (readonly [what: RegExp, by: string])[] = [
  [/\s*[^.;]*`[^`]*\/[^`]*`[^.;]*[.;]?/g, ''],
  [/Setting `\w+` = `\w+`:/g, 'A table may choose instead:'],
  [/\s*Setting `[^`]+`\./g, ' A table may choose otherwise.'],
  [/ \(setting `\w+`([;)])/g, ' (can be changed$1'],
  [/\s*\[[A-Za-z][^\]]*\]/g, ''],
  [/\s*\((?:[BEFMH]|[BEFMH][;, ][^)]*)\)/g, ''],
  [/\s*Reasons?: (?:[^.]|\.(?=\d))*\./g, ''],
  [/`/g, ''],
  [/ {2,}/g, ' '],
]

const cleaned = (text: string): string => CLEANED.reduce((rest, [what, by]) => rest.replace(what, by), text).trim()

/** A heading that is left out takes all below it along; what follows a title is about the text itself. */
function shown(all: readonly Block[], omitted: ReadonlySet<string>): readonly Block[] {
  let hiddenTo = Infinity
  return all.filter((block) => {
    if (block.kind !== 'heading') return hiddenTo === 0
    if (hiddenTo > 0 && block.level > hiddenTo) return false
    hiddenTo = omitted.has(block.id) ? block.level : block.level === 1 ? Infinity : 0
    return hiddenTo === 0
  })
}

const cleanItem = (item: Item): Item => ({ ...item, text: `${item.id} ${cleaned(wordsOf(item))}`.trim() })

const PRIVATE = /^provenance$/i

function cleanTable({ head, rows }: Extract<Block, { kind: 'table' }>): Block {
  const kept = head.flatMap((cell, i) => (PRIVATE.test(cell) ? [] : [i]))
  const row = (cells: readonly string[]): readonly string[] => kept.map((i) => cleaned(cells[i] ?? ''))
  return { kind: 'table', head: row(head), rows: rows.map(row) }
}

function cleanBlock(block: Block, omitted: ReadonlySet<string>): readonly Block[] {
  switch (block.kind) {
    case 'heading':
      return [{ ...block, text: cleaned(block.text) }]
    case 'list':
      return [{ kind: 'list', items: block.items.filter(({ id }) => !omitted.has(id)).map(cleanItem) }]
    case 'table':
      return omitted.has(block.head[0] ?? '') ? [] : [cleanTable(block)]
    case 'paragraph':
    case 'code':
      return []
  }
}

/** Chapters begin at second-level headings; text before the first is about the document itself. */
export function referenceOf(rules: string, omitted: readonly string[]): readonly Block[] {
  const without = new Set(omitted)
  return shown(blocks(rules), without).flatMap((block) => cleanBlock(block, without))
}

/** The numbered rules of the reference by their ids. */
export function entriesOf(reference: readonly Block[]): ReadonlyMap<string, string> {
  const items = reference.flatMap((block) => (block.kind === 'list' ? block.items : []))
  return new Map(items.filter(({ id }) => id !== '').map(({ id, text }) => [id, wordsOf({ id, text })]))
}

/** The words of a rule after its number. */
export const wordsOf = ({ id, text }: Item): string => text.slice(id.length).trim()
