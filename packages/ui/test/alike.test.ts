import { createElement } from 'react'
import { expect, test } from 'vitest'
import { isAlike, marksOn } from '../src/index.ts'

test('values are alike when they are the same all the way down', () => {
  const one = { name: 'Ceres', stands: [{ player: 1, total: 2 }], lit: new Set(['a']), on: new Map([['a', { n: 1 }]]) }
  expect(isAlike(one, structuredClone(one))).toBe(true)
  expect(isAlike(one, { ...structuredClone(one), stands: [{ player: 1, total: 3 }] })).toBe(false)
  expect(isAlike(one, { ...structuredClone(one), lit: new Set(['b']) })).toBe(false)
  expect(isAlike(one, { ...structuredClone(one), on: new Map([['a', { n: 2 }]]) })).toBe(false)
})

test('a field that is missing differs from one that is undefined under another name, and lists from their beginnings', () => {
  expect(isAlike({ a: undefined }, { b: undefined })).toBe(false)
  expect(isAlike([1, 2], [1, 2, 3])).toBe(false)
  expect(isAlike([], {})).toBe(false)
  expect(isAlike(undefined, {})).toBe(false)
})

test('elements are alike by type, key and props', () => {
  const mark = (key: string, x: number): unknown => createElement('path', { key, x }, createElement('g'))
  expect(isAlike(mark('a', 1), mark('a', 1))).toBe(true)
  expect(isAlike(mark('a', 1), mark('a', 2))).toBe(false)
  expect(isAlike(mark('a', 1), mark('b', 1))).toBe(false)
  expect(isAlike(createElement('g'), createElement('path'))).toBe(false)
})

test('marks of things are the same whatever happens to other things', () => {
  const marks = marksOn(
    {
      lit: new Set(['base:1', 'base:2']),
      pointed: 'base:2',
      selected: 'base:1',
      refused: undefined,
      signs: { dims: true, on: new Map([['base:2', { kind: 'step', text: '1' }]]) },
    },
    ['base:1', 'cube:0@1'],
  )
  expect(marks).toEqual({
    lit: new Set(['base:1']),
    pointed: undefined,
    selected: 'base:1',
    refused: undefined,
    signs: { dims: true, on: new Map() },
  })
})
