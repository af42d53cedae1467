import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blocks, inlineParts } from '../src/rules/markdown.ts'

const BOOK = readFileSync(new URL('../../../games/expanse/RULES.md', import.meta.url), 'utf8')

describe('the reader of the rules', () => {
  test('a numbered line is a rule that can be linked to', () => {
    expect(blocks('- EX-1.2 Fifty cards,\n  and more. [B]\n- no number')).toEqual([
      {
        kind: 'list',
        items: [
          { id: 'EX-1.2', text: 'EX-1.2 Fifty cards, and more. [B]' },
          { id: '', text: 'no number' },
        ],
      },
    ])
  })

  test('headings, paragraphs, tables and code', () => {
    const kinds = blocks('# A\n\n## EX-2 Map\ntext\nmore\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nx\n```')
    expect(kinds).toEqual([
      { kind: 'heading', level: 1, text: 'A', id: 'a' },
      { kind: 'heading', level: 2, text: 'EX-2 Map', id: 'EX-2' },
      { kind: 'paragraph', text: 'text more' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
      { kind: 'code', text: 'x' },
    ])
  })

  test('a rule named in a line becomes a link', () => {
    expect(inlineParts('see EX-8.1, **not** `x`')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'rule', text: 'EX-8.1' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'not' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'x' },
    ])
  })

  test('every rule of the book that begins a line has its anchor, once', () => {
    const numbered = [...BOOK.matchAll(/^- ([A-Z]+-[A-Z0-9]+(?:\.\d+)+[a-z]?) /gm)].map(([, id]) => id)
    const ids = blocks(BOOK).flatMap((block) => (block.kind === 'list' ? block.items.map(({ id }) => id) : []))
    const found = ids.filter((id) => id.includes('.'))
    expect(found).toEqual(numbered)
    expect(new Set(found).size).toBe(found.length)
    expect(found.length).toBeGreaterThan(150)
  })
})
