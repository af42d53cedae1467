import { expect, test } from 'vitest'
import { literalsOf } from '../src/literals.ts'

const files = literalsOf({
  state: {
    round: { start: 1, visibleTo: 'all' },
    cards: { start: () => [], clone: 'list', visibleTo: (s: unknown) => s },
    deck: { start: (c: unknown) => c },
    draws: { start: () => [], clone: 'fixedList' },
    stack: { start: () => [], clone: 'frames', visibleTo: 'all' },
  },
  frame: { seat: {}, left: {} },
  view: { seat: (_: unknown, seat: number) => seat },
})

const literalIn = (file: string, after: string): string =>
  /\(\{\n([^]*?)\n\}\)/.exec(files[file]?.split(after)[1] ?? '')?.[1]?.trim() ?? ''

test('a clone copies lists, shares the rest, and writes frames out field by field', () => {
  expect(literalIn('clone.ts', 'const clone =')).toBe(
    'round: s.round, cards: s.cards.slice(), deck: s.deck, draws: s.draws.length === 0 ? s.draws : s.draws.slice(),\n  stack: cloneFrames(s.stack),',
  )
  expect(literalIn('clone.ts', 'const cloneFrame =')).toBe('step: f.step, seat: f.seat, left: f.left,')
})

test('a view has the fields whose row says who sees them, and no other', () => {
  expect(literalIn('view.ts', 'const view =')).toBe(
    'seat: more.seat(s, seat), round: s.round, cards: fields.cards.visibleTo(s), stack: cloneFrames(s.stack),',
  )
})

test('an empty state takes its values from the table', () => {
  expect(literalIn('start.ts', 'const startState =')).toBe(
    'round: fields.round.start, cards: fields.cards.start(), deck: fields.deck.start(c), draws: fields.draws.start(),\n  stack: fields.stack.start(),',
  )
})
