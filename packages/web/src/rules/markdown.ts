/* A small reader of the rules' own markdown: headings, paragraphs, lists, tables and code. No HTML comes out of it. */

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }

/** A line of a list; `id` is the rule's number where it begins with one. */
export interface Item {
  readonly id: string
  readonly text: string
}

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  /** Another rule, by its number. */
  | { readonly kind: 'rule'; readonly text: string }

const RULE = /^[A-Z]{1,3}(?:-[A-Z0-9]+)(?:\.\d+)*[a-z]?/
const HEADING = /^(#{1,6})\s+(.*)$/
const ITEM = /^\s*[-*]\s+(.*)$/

const isTable = (line: string | undefined): boolean => line?.trimStart().startsWith('|') === true

const cells = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const anchor = (text: string): string =>
  RULE.exec(text)?.[0] ??
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Takes lines from the front for as long as they belong together. */
function take(lines: string[], belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !belongs(line))
  return lines.splice(0, end < 0 ? lines.length : end)
}

function fence(lines: string[]): Block {
  lines.shift()
  const text = take(lines, (line) => !line.startsWith('```')).join('\n')
  lines.shift()
  return { kind: 'code', text }
}

function table(lines: string[]): Block {
  const [head = '', , ...rows] = take(lines, isTable)
  return { kind: 'table', head: cells(head), rows: rows.map(cells) }
}

/** A line without a marker continues the item before it. */
function list(lines: string[]): Block {
  const items: Item[] = []
  for (const line of take(lines, (one) => one.trim() !== '' && !HEADING.test(one) && !isTable(one))) {
    const text = ITEM.exec(line)?.[1]
    const last = items.at(-1)
    if (text !== undefined) items.push({ id: RULE.exec(text)?.[0] ?? '', text })
    else if (last !== undefined) items[items.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
  }
  return { kind: 'list', items }
}

function next(lines: string[]): Block {
  const [first = ''] = lines
  const heading = HEADING.exec(first)
  if (heading !== null) {
    lines.shift()
    const [, marks = '', text = ''] = heading
    return { kind: 'heading', level: marks.length, text, id: anchor(text) }
  }
  if (first.startsWith('```')) return fence(lines)
  if (isTable(first)) return table(lines)
  if (ITEM.test(first)) return list(lines)
  const ends = (line: string): boolean => line.trim() === '' || HEADING.test(line) || isTable(line) || ITEM.test(line)
  return { kind: 'paragraph', text: take(lines, (line) => !ends(line)).join(' ') }
}

export function blocks(text: string): readonly Block[] {
  const lines = text.split('\n')
  const found: Block[] = []
  while (lines.length > 0) {
    if (lines[0]?.trim() === '') lines.shift()
    else found.push(next(lines))
  }
  return found
}

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]{1,3}-[A-Z0-9]+(?:\.\d+)+[a-z]?)\b/g

/** Words of a line; a rule's number is one of them. */
export function inlineParts(text: string): readonly Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, code, rule] = match
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'rule', text: rule ?? whole })
    from = match.index + whole.length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}
