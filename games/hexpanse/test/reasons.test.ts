import { rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { judge } from '../bot/index.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'
import { fresh, plain, type Spec } from './table.ts'

const WALL = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1', '1,1']
const FACTIONS: Spec = { A: 'TE', B: 'CC' }
const sides = (a: Spec, b: Spec = {}): Spec => ({ A: { warlord: '3,-3', ...a }, B: { warlord: '-3,3', ...b } })
const base: Spec = { common: 'P07', factions: FACTIONS, pieces: sides({}) }

/** What a coach would say to A of the one position against the other. */
function told(part: string, better: Spec, played: Spec, seat = 0): string {
  const view = (more: Spec): ReturnType<typeof game.view> => game.view(plain({ ...base, ...more }).state, seat)
  return words.reason?.(part, view(better), view(played), seat) ?? ''
}

const units = (a: number, b = 0): Spec => ({
  pieces: sides({ normal: WALL.slice(a) }, b === 0 ? {} : { normal: WALL.slice(b) }),
})

describe('reasons', () => {
  test('tell how far one is from the pattern', () => {
    expect(told('pattern', units(2), units(4))).toBe('You would be two hexes from your pattern instead of four.')
    expect(told('pattern', units(1), units(2))).toBe('You would be one hex from your pattern instead of two.')
    expect(told('pattern', units(2), units(2))).toBe('')
  })

  test('tell what stands on the hexes one lacks', () => {
    const blocked = { pieces: sides({ normal: WALL.slice(1) }, { normal: ['-2,0', '-3,1', '2,1'] }) }
    expect(told('pattern', units(1), blocked)).toBe(
      'Of the hexes your pattern lacks, none would be taken instead of one.',
    )
  })

  test('tell who could finish and who could not', () => {
    const free = { pieces: sides({}, { normal: WALL.slice(2) }) }
    const stopped = { pieces: sides({ normal: ['-1,0'] }, { normal: WALL.slice(2) }) }
    expect(told('rivals', stopped, free)).toBe('Cyberian could not finish Longwall next turn.')
    expect(told('rivals', free, stopped)).toBe('')
    const far = { pieces: sides({}, { normal: WALL.slice(4) }) }
    const near = { pieces: sides({}, { normal: WALL.slice(3) }) }
    expect(told('rivals', far, near)).toBe('Cyberian would be four hexes from the pattern instead of three.')
  })

  test('speak for the better position, never against it', () => {
    const reversed: readonly (readonly [part: string, better: Spec, played: Spec])[] = [
      ['pattern', units(4), units(2)],
      ['rivals', { pieces: sides({}, { normal: WALL.slice(3) }) }, { pieces: sides({}, { normal: WALL.slice(4) }) }],
      ['life', { life: { A: 3 } }, { life: { A: 5 } }],
      ['life', { life: { B: 4 } }, { life: { B: 2 } }],
      ['money', {}, { income: { A: 2 } }],
      ['money', { hexilum: { B: 3 } }, {}],
      ['cards', {}, { cards: { A: ['A10'] } }],
      ['cards', { cards: { B: ['A10'] } }, {}],
    ]
    for (const [part, better, played] of reversed) expect(told(part, better, played), part).toBe('')
  })

  test('tell of life, money, cards and units', () => {
    expect(told('life', { life: { A: 5 } }, { life: { A: 3 } })).toBe('Your warlord would have 5 life instead of 3.')
    expect(told('life', { life: { B: 2 } }, { life: { B: 4 } })).toBe(
      "Cyberian's warlord would have 2 life instead of 4.",
    )
    expect(told('money', { income: { A: 2 } }, {})).toBe('Your income would be 2 instead of 1.')
    expect(told('money', { hexilum: { A: 3 } }, { hexilum: { A: 1 } })).toBe('You would have 3 hexilum instead of 1.')
    expect(told('cards', { cards: { A: ['A10'] } }, {})).toBe('You would have Bracketing Fire.')
    expect(told('cards', {}, { cards: { B: ['A10'] } })).toBe('Cyberian would no longer have Bracketing Fire.')
    expect(told('units', units(3), units(5))).toBe('You would have 6 units on the board instead of 4.')
  })

  test('are there for every part of the judge, and for nothing else', () => {
    const { state } = plain(base)
    const parts = Object.keys(judge.parts?.(state, 0) ?? {})
    expect(parts.toSorted()).toEqual(['cards', 'life', 'money', 'pattern', 'rivals', 'units'])
    expect(told('weather', units(2), units(4))).toBe('')
  })

  test('are never told of a mission the seat may not know', () => {
    const t = fresh(3, { mode: 'admiral' }, 'secret reasons').playUntil((u) => u.state.round === 3, 'secret reasons')
    const { state } = t
    const view = game.view(state, 0)
    for (const thing of game.hidden) {
      const other = game.view(thing.vary(game.clone(state), 0, rngFrom('vary')), 0)
      expect(words.reason?.('rivals', view, other, 0)).toBe('')
    }
  })
})
