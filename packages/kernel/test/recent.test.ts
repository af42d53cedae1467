import { expect, test } from 'vitest'
import { RecentMap } from '../src/index.ts'

test('the least recently used value is dropped, and made again when it is asked for', () => {
  const map = new RecentMap<string>(2)
  const made: string[] = []
  const get = (key: string): string =>
    map.getOrMake(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c'].map(get)).toEqual(['A', 'B', 'A', 'C'])
  expect(made).toEqual(['a', 'b', 'c'])
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['A', undefined, 'C'])
  map.set('c', 'again')
  expect([get('b'), map.get('a'), map.get('c')]).toEqual(['B', undefined, 'again'])
})
