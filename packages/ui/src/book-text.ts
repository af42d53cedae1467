import type { Chapter, Example, Paragraph } from './book.ts'
import type { Part } from './entry-point.ts'

/*
 * The chapters of a rulebook, as `games/<id>/book/book.md` has them:
 *
 *     # Title of a part                  (chapters before the first one have no part)
 *     ## Title of a chapter {its-id}
 *
 *     One or two sentences that say it all.
 *
 *     A paragraph. {ids of rules and cards that it explains}
 *
 *     ![Caption](name of a picture)      (drawn below the paragraph before it)
 *
 *     {{name}}                           (paragraphs made from the game's data; within a text: a value)
 */

export interface BookParts {
  readonly pictures: { readonly [name: string]: Part<object> }
  readonly lists: { readonly [name: string]: readonly Paragraph[] }
  readonly values: { readonly [name: string]: string | number }
}

type Writing<T> = { -readonly [K in keyof T]: T[K] }
interface Open extends Chapter {
  readonly paragraphs: Writing<Paragraph>[]
}

const PART = /^# (.+)$/
const CHAPTER = /^## (.+) \{([\w-]+)\}$/
const PICTURE = /^!\[(.+)\]\(([\w-]+)\)$/
const LIST = /^\{\{(\w+)\}\}$/
const PARAGRAPH = /^(.+?)(?: \{([^{}]+)\})?$/

function named<T>(things: { readonly [name: string]: T }, name = ''): T {
  const thing = things[name]
  if (thing === undefined) throw new Error(`The rulebook names "${name}", which nobody provides.`)
  return thing
}

export function chaptersIn(markdown: string, parts: BookParts): readonly Chapter[] {
  const chapters: Open[] = []
  let part: string | undefined
  for (const block of markdown.trim().split(/\n\n+/)) {
    const heading = CHAPTER.exec(block)
    const chapter = chapters.at(-1)
    if (PART.test(block)) part = PART.exec(block)?.[1]
    else if (heading !== null) chapters.push(chapterOf(heading, part))
    else if (chapter === undefined) throw new Error(`The rulebook begins without a chapter: ${block}`)
    else if (chapter.lead === '') chapters[chapters.length - 1] = { ...chapter, lead: block }
    else addTo(chapter.paragraphs, block, parts)
  }
  return chapters
}

const chapterOf = ([, title = '', id = '']: RegExpExecArray, part: string | undefined): Open => ({
  id,
  title,
  ...(part !== undefined && { part }),
  lead: '',
  paragraphs: [],
})

function addTo(paragraphs: Writing<Paragraph>[], block: string, { pictures, lists, values }: BookParts): void {
  const [, list] = LIST.exec(block) ?? []
  if (list !== undefined) {
    paragraphs.push(...named(lists, list))
    return
  }
  const [, caption, name] = PICTURE.exec(block) ?? []
  const above = paragraphs.at(-1)
  if (caption !== undefined && above !== undefined) {
    above.example = { caption, Picture: named(pictures, name) } satisfies Example
    return
  }
  const filled = block.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(named(values, value)))
  const [, text = '', ids = ''] = PARAGRAPH.exec(filled) ?? []
  paragraphs.push({ text, explains: ids.split(' ').filter(Boolean) })
}
