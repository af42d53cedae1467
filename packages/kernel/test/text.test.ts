import { canonical, hashText, parseJson, stateHash, type Json } from '../src/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nim } from './nim.ts'

const reversed = (json: Json): Json => {
  if (Array.isArray(json)) return json.map(reversed)
  if (json === null || typeof json !== 'object') return json
  return Object.fromEntries(
    Object.entries(json)
      .reverse()
      .map(([key, value]) => [key, reversed(value)]),
  )
}

describe('canonical', () => {
  test('sorts keys at every depth and writes no spaces', () => {
    expect(canonical({ b: [1, { z: null, a: true }], a: 'x y' })).toBe('{"a":"x y","b":[1,{"a":true,"z":null}]}')
  })

  test('is the same text whatever the order of the keys, and reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.parse(JSON.stringify(value)) as Json
        expect(canonical(reversed(json))).toBe(canonical(json))
        expect(JSON.parse(canonical(json))).toEqual(json)
      }),
    )
  })

  test('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1 } as unknown as Json)).toBe('{"b":1}')
  })

  test('refuses a number that JSON cannot write instead of writing null', () => {
    expect(() => canonical([Number.NaN])).toThrow('NaN')
  })
})

test('parseJson answers with a value or with what is wrong', () => {
  expect(parseJson('[1,"two"]')).toEqual({ ok: true, value: [1, 'two'] })
  expect(parseJson('[1,').ok).toBe(false)
})

test('the hash of a state is the hash of its canonical position text', () => {
  const state = nim.setup({}, 2, 'seed')
  expect(state.ok && stateHash(nim, state.value)).toBe(state.ok && hashText(canonical(nim.position.write(state.value))))
})
