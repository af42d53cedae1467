import type { Book } from '@orrery/ui'
import { anchorOf, inReference } from './places.ts'
import { pieces, plain } from './text.ts'

/* Full-text search in the rulebook and the reference. */

export interface Hit {
  /** The address it leads to. */
  readonly anchor: string
  readonly title: string
  /** The number in the margin; '' for none. */
  readonly number: string
  /** The words around the first hit. */
  readonly context: string
}

interface Passage extends Omit<Hit, 'context'> {
  readonly text: string
  /** Words in bold, which weigh more. */
  readonly strong: string
  readonly weight: number
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const wordsIn = (query: string): readonly string[] =>
  query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Words that begin as one of the query does: "tie" finds "tied". */
export function soughtBy(query: string): RegExp | undefined {
  const words = wordsIn(query)
  return words.length === 0
    ? undefined
    : new RegExp(String.raw`(?<![\w-])(?:${words.map(escaped).join('|')})[\w’']*`, 'gi')
}

const BOOK = 1000
const STRONG = 40
const TITLE = 20

const LETTERS = /^[A-Z]+-(?=.*\d)/

/** `EX-12.5` is shown in the margin as `12.5`; paragraphs without a number have none. */
export const numberOf = (id: string): string => (LETTERS.test(id) ? id.replace(LETTERS, '') : '')

function passagesOf(book: Book): readonly Passage[] {
  return book.chapters.flatMap((chapter) =>
    chapter.paragraphs.map(({ text, explains }, i) => ({
      anchor: anchorOf(chapter, i),
      title: chapter.title,
      number: numberOf(explains[0] ?? ''),
      text: plain(text),
      strong: pieces(text)
        .filter(({ kind }) => kind === 'strong')
        .map((piece) => piece.text)
        .join(' '),
      weight: BOOK,
    })),
  )
}

const entriesAsPassages = (entries: ReadonlyMap<string, string>): readonly Passage[] =>
  [...entries].map(([id, text]) => ({
    anchor: inReference(id),
    title: 'Reference',
    number: id,
    text: text.replaceAll('**', ''),
    strong: id,
    weight: 0,
  }))

const count = (text: string, sought: RegExp): number => [...text.matchAll(sought)].length

function worth({ title, text, strong, weight }: Passage, words: readonly string[]): number {
  let sum = weight
  for (const word of words) {
    const sought = soughtBy(word)
    if (sought === undefined) continue
    const [inText, inStrong, inTitle] = [count(text, sought), count(strong, sought), count(title, sought)]
    if (inText + inStrong + inTitle === 0) return 0
    sum += inText + (inStrong > 0 ? STRONG : 0) + (inTitle > 0 ? TITLE : 0)
  }
  return sum
}

const BEFORE = 46
const ROOM = 130

/** A line of text around the first hit, cut at words. */
function contextOf(text: string, sought: RegExp): string {
  const at = text.search(sought)
  if (text.length <= ROOM) return text
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const last = text.lastIndexOf(' ', from + ROOM)
  const to = from + ROOM >= text.length ? text.length : last
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

/** Best first: paragraphs of the book before lines of the reference, in each what is set strong before what is said once. */
export function hitsFor(query: string, book: Book | undefined, entries: ReadonlyMap<string, string>): readonly Hit[] {
  const words = wordsIn(query)
  const sought = soughtBy(query)
  if (sought === undefined) return []
  const passages = [...(book === undefined ? [] : passagesOf(book)), ...entriesAsPassages(entries)]
  return passages
    .map((passage) => ({ passage, worth: worth(passage, words) }))
    .filter((one) => one.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ passage: { anchor, title, number, text } }) => ({
      anchor,
      title,
      number,
      context: contextOf(text, sought),
    }))
}
