import type { Book } from '@orrery/ui'
import { describe, expect, test } from 'vitest'
import { elementOf, placeOf } from '../src/rules/places.ts'
import { entriesOf, referenceOf } from '../src/rules/reference.ts'
import { hitsFor, soughtBy } from '../src/rules/search.ts'
import { pieces, textRuns } from '../src/rules/text.ts'

const BOOK: Book = {
  brief: [],
  chapters: [
    {
      id: 'turn',
      title: 'Your turn',
      lead: 'Do one thing.',
      paragraphs: [
        { text: 'You **must** act; see [ties](ties).', explains: ['EX-4.1', 'EX-4.2'] },
        { text: 'Nothing else.', explains: [] },
      ],
    },
    {
      id: 'ties',
      title: 'Ties',
      lead: 'Equal counts.',
      paragraphs: [{ text: '**Ties.** The tied share a place.', explains: ['EX-12.5'] }],
    },
  ],
  omitted: ['EX-9.9', 'for-engineers', 'Code'],
}

const RULES = `# Rules
How this text is made.

## EX-4 The turn
- EX-4.1 One of two things. [B] (M says three.)
- EX-9.9 Only for engineers.
- EX-5.6 Last in the turn; list in \`src/data/x.ts\`. [H: sources are silent] Reason: decides what EX-4.1 (EX-12.5) does.

| Code | Sentence |
|---|---|
| A | B |

| Base | Food (H; surely) | provenance |
|---|---|---|
| Luna | yes (H) | house |

### For engineers
- V-1 \`op\` place
## EX-12 Ties
- EX-12.5 Shared by EX-4.1. A rule of its own. Setting \`free\`.
`

describe('the way to a paragraph', () => {
  test('a rule leads to the paragraph that explains it, also where it is the second', () => {
    expect(placeOf(BOOK, 'EX-4.2')).toEqual({ kind: 'chapter', chapter: 0, paragraph: 0 })
    expect(elementOf(BOOK, placeOf(BOOK, 'EX-4.2'))).toBe('EX-4.1')
  })

  test('a paragraph without a rule has its number in the chapter', () => {
    expect(placeOf(BOOK, 'turn.2')).toEqual({ kind: 'chapter', chapter: 0, paragraph: 1 })
  })

  test('a rule that no paragraph explains opens the reference there', () => {
    expect(placeOf(BOOK, 'EX-5.6')).toEqual({ kind: 'reference', rule: 'EX-5.6' })
    expect(elementOf(BOOK, placeOf(BOOK, 'EX-5.6'))).toBe('reference/EX-5.6')
    expect(placeOf(BOOK, 'reference/EX-4.1')).toEqual({ kind: 'reference', rule: 'EX-4.1' })
  })

  test('nothing leads to the two minutes, or to the reference of a game without a book', () => {
    expect(placeOf(BOOK, '')).toEqual({ kind: 'brief' })
    expect(placeOf(undefined, '')).toEqual({ kind: 'reference', rule: '' })
  })
})

describe('the reference', () => {
  const reference = referenceOf(RULES, BOOK.omitted)

  test('has no marks, sources or files, and not what only engineers need', () => {
    expect([...entriesOf(reference)]).toEqual([
      ['EX-4.1', 'One of two things.'],
      ['EX-5.6', 'Last in the turn;'],
      ['EX-12.5', 'Shared by EX-4.1. A rule of its own. A table may choose otherwise.'],
    ])
    expect(reference.filter(({ kind }) => kind === 'heading')).toHaveLength(2)
  })

  test('shows tables without where their cells are from', () => {
    expect(reference.filter(({ kind }) => kind === 'table')).toEqual([
      { kind: 'table', head: ['Base', 'Food'], rows: [['Luna', 'yes']] },
    ])
  })
})

describe('searching', () => {
  const entries = new Map([['EX-12.5', 'Shared first is a tie.']])

  test('finds words by their beginning, strong ones first, the reference last', () => {
    const hits = hitsFor('tie', BOOK, entries)
    expect(hits.map(({ anchor }) => anchor)).toEqual(['EX-12.5', 'EX-4.1', 'reference/EX-12.5'])
    expect(hits[0]).toMatchObject({ title: 'Ties', number: '12.5', context: 'Ties. The tied share a place.' })
  })

  test('wants every word', () => {
    expect(hitsFor('tied place', BOOK, entries).map(({ anchor }) => anchor)).toEqual(['EX-12.5'])
    expect(hitsFor('tied nowhere', BOOK, entries)).toEqual([])
    expect(hitsFor(' ', BOOK, entries)).toEqual([])
  })

  test('shows a line of context in a long text', () => {
    const long = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`
    const [hit] = hitsFor('needle', undefined, new Map([['X-1', long]]))
    expect(hit?.context).toMatch(/^… .*needle.* …$/)
    expect(hit?.context.length).toBeLessThan(150)
  })

  test('marks whole words, and signs mean themselves', () => {
    expect(textRuns('The tied, not untied', soughtBy('tie')).filter(({ isHit }) => isHit)).toEqual([
      { text: 'tied', isHit: true },
    ])
    expect(soughtBy('3/1 (')?.test('3/1 (')).toBe(true)
  })
})

test('a text has two marks: strong, and links to chapters', () => {
  expect(pieces('You **must** see [ties](ties).')).toEqual([
    { kind: 'text', text: 'You ', to: '' },
    { kind: 'strong', text: 'must', to: '' },
    { kind: 'text', text: ' see ', to: '' },
    { kind: 'link', text: 'ties', to: 'ties' },
    { kind: 'text', text: '.', to: '' },
  ])
})
