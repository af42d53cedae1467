import { describe, expect, it } from 'vitest'
import { colourDepth, painter, tableText } from '../src/terminal.ts'

const terminal = { write: () => true, isTTY: true }
const pipe = { write: () => true }

describe('colours', () => {
  it.each([
    ['a pipe', pipe, { COLORTERM: 'truecolor' }, 'none'],
    ['NO_COLOR', terminal, { COLORTERM: 'truecolor', NO_COLOR: '1' }, 'none'],
    ['a dumb terminal', terminal, { TERM: 'dumb' }, 'none'],
    ['a terminal of 24 bits', terminal, { COLORTERM: 'truecolor' }, 'true'],
    ['a terminal of 256 colours', terminal, { TERM: 'xterm-256color' }, 'palette'],
    ['a plain terminal', terminal, { TERM: 'xterm' }, 'sixteen'],
    ['a pipe with FORCE_COLOR', pipe, { FORCE_COLOR: '1' }, 'true'],
  ] as const)('of %s', (_, out, env, depth) => {
    expect(colourDepth(out, env)).toBe(depth)
  })

  it('are those of the game, as far as the terminal has them', () => {
    const lines = [[{ text: 'UN', tone: 'UN' }, { text: ' plain' }, { text: '?', tone: 'unknown' }]]
    const tones = { UN: [90, 150, 255] } as const
    expect(painter('true')(lines, tones)).toBe('\u001B[38;2;90;150;255mUN\u001B[39m plain?')
    expect(painter('palette')(lines, tones)).toBe('\u001B[38;5;111mUN\u001B[39m plain?')
    expect(painter('sixteen')(lines, tones)).toBe('\u001B[34mUN\u001B[39m plain?')
    expect(painter('none')(lines, tones)).toBe('UN plain?')
  })
})

describe('tables', () => {
  it('have names to the left and numbers to the right', () => {
    const text = tableText([
      ['', 'wins'],
      ['UN', '7'],
      ['greedy', '12'],
    ])
    expect(text).toBe('        wins\nUN         7\ngreedy    12')
  })
})
