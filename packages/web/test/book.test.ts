import { games } from '@orrery/games'
import type { Json } from '@orrery/kernel'
import { begun } from '@orrery/testkit'
import { stillTable } from '@orrery/ui'
import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { anchorOf } from '../src/rules/places.ts'
import { referenceOf } from '../src/rules/reference.ts'
import { pieces, plain } from '../src/rules/text.ts'

const ROOT = new URL('../../../', import.meta.url).pathname
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')
const sources = (game: string, parts: string): string =>
  globSync(`games/${game}/${parts}/**/*.ts`, { cwd: ROOT }).map(read).join('\n')

/** Numbered rules as tests, refusals and the text itself write them. */
const RULE = /[A-Z]+-[A-Z0-9]+(?:\.\d+)*[a-z]?/

const idsIn = (text: string, around: (id: string) => RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(around(RULE.source))].map(([, id]) => id ?? ''))

/** What players should never have to read: sources, file names, tests, and words of the workshop. */
const WORKSHOP =
  /\[[A-Z]|`|\bsrc\b|\.ts\b|\bJSON\b|\btests?\b|\bprovenance\b|\bengine\b|\bseed\b|\bdata\b|\bhouse ruling\b|\bReason:|\bSetting \w+[A-Z]/

const withBooks = games.filter(({ book }) => book !== undefined)
/** A table that people share is explained in the book of its game. */
const explained = games.filter(({ tablePage }) => tablePage === undefined)

test('every game has a rulebook', () => {
  expect(withBooks.map(({ id }) => id)).toEqual(explained.map(({ id }) => id))
})

describe.each(withBooks)('the rulebook of $title', async (manifest) => {
  const book = (await manifest.book?.())?.book ?? { brief: [], chapters: [], omitted: [] }
  const rules = (await manifest.rulebook?.())?.default ?? ''
  const numbered = idsIn(rules, (id) => new RegExp(`^- (?:\\*\\*)?(${id})\\b`, 'gm'))
  const reference = referenceOf(rules, book.omitted)
  const paragraphs = book.chapters.flatMap(({ paragraphs: list }) => list)
  const explained = paragraphs.flatMap(({ explains }) => explains)

  test('explains every rule that a refusal can cite', () => {
    const cited = idsIn(sources(manifest.id, '{src,words,modules}'), (id) => new RegExp(`'(${id})'`, 'g'))
    const known = [...cited].filter((id) => numbered.has(id))
    expect(known.length).toBeGreaterThan(20)
    expect(known.filter((id) => !explained.includes(id))).toEqual([])
  })

  test('explains only what exists, and each thing once', () => {
    const data = sources(manifest.id, 'src/data')
    const unknown = explained.filter((id) => !numbered.has(id) && !data.includes(`id: '${id}'`))
    expect(unknown).toEqual([])
    expect(explained.filter((id, i) => explained.indexOf(id) !== i)).toEqual([])
  })

  test('has an address of its own for every chapter and paragraph, and its links lead to them', () => {
    const anchors = book.chapters.flatMap((chapter) => [
      chapter.id,
      ...chapter.paragraphs.map((_, i) => anchorOf(chapter, i)),
    ])
    expect(new Set(anchors).size).toBe(anchors.length)
    const texts = [...paragraphs.map(({ text }) => text), ...book.chapters.map(({ lead }) => lead)]
    const links = texts.flatMap((text) => pieces(text).filter(({ kind }) => kind === 'link'))
    expect(links.filter(({ to }) => !anchors.includes(to)).map(({ to }) => to)).toEqual([])
  })

  test('says nothing of sources, files and tests, nor does the reference', () => {
    const cells = reference.flatMap((block) => {
      if (block.kind === 'table') return [block.head, ...block.rows].flat()
      return block.kind === 'list' ? block.items.map(({ text }) => text) : 'text' in block ? [block.text] : []
    })
    const texts = [...book.brief, ...paragraphs].map(({ text }) => plain(text))
    expect([...texts, ...cells].filter((text) => WORKSHOP.test(text))).toEqual([])
  })

  test('is short: two sentences for each of six pictures', () => {
    expect(book.brief).toHaveLength(6)
    for (const { text } of book.brief) expect(plain(text).split(/[.?!](?:\s|$)/).length - 1).toBeLessThanOrEqual(2)
  })

  test('draws every picture from positions that the rules accept', () => {
    const examples = paragraphs.flatMap(({ example }) => example ?? [])
    expect(examples.length).toBeGreaterThan(4)
    for (const { Picture } of [...book.brief, ...examples])
      expect(renderToStaticMarkup(createElement(Picture)).length).toBeGreaterThan(200)
  })

  test('has a paragraph for whatever a table can ask it about', async () => {
    const { game } = await manifest.rules()
    const entryPoint = (await manifest.web?.())?.entryPoint
    const state = begun(game, manifest.quickSeats ?? manifest.seats.max, {}, 'book')
    const view = game.openView(JSON.parse(JSON.stringify(game.view(state, 0))) as Json)
    if (entryPoint === undefined) return
    const parts = [
      entryPoint.Board,
      entryPoint.Shelf,
      entryPoint.Status,
      (props: object) => entryPoint.Seat({ ...table, of: 0, active: true, ...props }),
    ]
    const table = stillTable(view, { seat: 0 })
    const drawn = parts.map((Part) => renderToStaticMarkup(createElement(Part, table))).join('')
    const targets = new Set([...drawn.matchAll(/data-target="([^"]+)"/g)].map(([, target = '']) => target))
    const asked = [...targets].flatMap((target) => entryPoint.explainedAt?.(view, target) ?? [])
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((id) => !explained.includes(id))).toEqual([])
  })
})
