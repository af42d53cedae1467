import type { Book, Chapter } from '@orrery/ui'

/* Where in the rulebook an address leads: `#` two minutes, `#scoring` a chapter, `#EX-12.5` the paragraph that explains it. */

export type Place =
  | { readonly kind: 'brief' }
  /** `paragraph` is -1 for the chapter as a whole. */
  | { readonly kind: 'chapter'; readonly chapter: number; readonly paragraph: number }
  | { readonly kind: 'reference'; readonly rule: string }

export const BRIEF = 'two-minutes'
export const REFERENCE = 'reference'
/** The first chapter, ready to be searched. */
export const SEARCH = 'search'

export const inReference = (rule: string): string => `${REFERENCE}/${rule}`

/** The address of a paragraph: the first thing it explains, else its number in the chapter. */
export const anchorOf = ({ id, paragraphs }: Chapter, paragraph: number): string =>
  paragraphs[paragraph]?.explains[0] ?? `${id}.${paragraph + 1}`

const inChapter = (chapter: number, paragraph = -1): Place => ({ kind: 'chapter', chapter, paragraph })

function inBook({ chapters }: Book, anchor: string): Place | undefined {
  for (const [i, chapter] of chapters.entries()) {
    if (chapter.id === anchor) return inChapter(i)
    const paragraph = chapter.paragraphs.findIndex(
      ({ explains }, n) => explains.includes(anchor) || anchorOf(chapter, n) === anchor,
    )
    if (paragraph >= 0) return inChapter(i, paragraph)
  }
  return undefined
}

/** What no paragraph explains is looked up in the reference. */
export function placeOf(book: Book | undefined, anchor: string): Place {
  const [first = '', rule = ''] = anchor.split('/')
  if (book === undefined || first === REFERENCE) return { kind: 'reference', rule }
  if (anchor === '' || anchor === BRIEF) return { kind: 'brief' }
  if (anchor === SEARCH) return inChapter(0)
  return inBook(book, anchor) ?? { kind: 'reference', rule: anchor }
}

/** The id of the element a place is about; '' for a page as a whole. */
export function elementOf(book: Book | undefined, place: Place): string {
  if (place.kind === 'reference') return place.rule === '' ? '' : inReference(place.rule)
  if (place.kind === 'brief' || place.paragraph < 0) return ''
  const chapter = book?.chapters[place.chapter]
  return chapter === undefined ? '' : anchorOf(chapter, place.paragraph)
}
