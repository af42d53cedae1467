import { expect, test } from 'vitest'
import { chaptersIn } from '../src/book-text.ts'

const Picture = (): null => null
const parts = {
  pictures: { two: Picture },
  lists: { cards: [{ text: 'Ace.', explains: ['A1'] }] },
  values: { three: 3, ids: 'P1 P2' },
}
const chapter = (...blocks: readonly string[]): unknown =>
  chaptersIn(['## One {one}', 'Lead.', ...blocks].join('\n\n'), parts)[0]?.paragraphs

test('a chapter has an id, a title, a lead and the part it stands in', () => {
  const text = '## One {one}\n\nLead.\n\n# More\n\n## Two {two}\n\nLead.\n\nText.\n'
  expect(chaptersIn(text, parts)).toEqual([
    { id: 'one', title: 'One', lead: 'Lead.', paragraphs: [] },
    { id: 'two', title: 'Two', part: 'More', lead: 'Lead.', paragraphs: [{ text: 'Text.', explains: [] }] },
  ])
})

test('a paragraph ends with what it explains', () => {
  expect(chapter('**Bold.** Text. {EX-1.2 holden}', 'All. {{{ids}}}')).toEqual([
    { text: '**Bold.** Text.', explains: ['EX-1.2', 'holden'] },
    { text: 'All.', explains: ['P1', 'P2'] },
  ])
})

test('a picture belongs to the paragraph before it', () => {
  expect(chapter('Text.', '![A caption.](two)')).toEqual([
    { text: 'Text.', explains: [], example: { caption: 'A caption.', Picture } },
  ])
})

test('values and lists come from the game', () => {
  expect(chapter('Draw {{three}} cards.', '{{cards}}')).toEqual([
    { text: 'Draw 3 cards.', explains: [] },
    { text: 'Ace.', explains: ['A1'] },
  ])
})

test('a name that nobody provides is an error that says so', () => {
  expect(() => chapter('{{four}}')).toThrow('"four"')
  expect(() => chapter('Draw {{five}}.')).toThrow('"five"')
  expect(() => chapter('Text.', '![A caption.](none)')).toThrow('"none"')
  expect(() => chaptersIn('Text.', parts)).toThrow('without a chapter')
})
