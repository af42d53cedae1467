import { describe, expect, test } from 'vitest'
import {
  differences,
  fingerprint,
  type Json,
  type Pack,
  packHash,
  packNamed,
  PackShelf,
  sha256,
  withPack,
} from '../src/index.ts'

const DELIVERED = {
  cards: {
    A: { title: 'Axe', cost: 2, extra: 'sharp', provenance: { title: 'house', cost: 'house' } },
    B: { title: 'Bow', cost: 3, provenance: { title: 'house', cost: 'house' } },
  },
  options: { heap: '7' },
}
const pack = (sections: { readonly [section: string]: Json }): Pack => ({
  game: 'pebbles',
  name: 'Mine',
  version: '1',
  ...sections,
})

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
    ['Ö', 'ae8f3419f2285fc482b01c8e22707b13699ad50038026ce4618391aa1c675671'],
  ])('%#', (text, hash) => {
    expect(sha256(text)).toBe(hash)
  })
})

describe('a pack', () => {
  test('has a hash that does not depend on the order of its fields', () => {
    const one = pack({ cards: { A: { cost: 1 }, B: { cost: 2 } } })
    const other: Pack = { version: '1', cards: { B: { cost: 2 }, A: { cost: 1 } }, name: 'Mine', game: 'pebbles' }
    expect(packHash(one)).toBe(packHash(other))
    expect(packHash(one)).not.toBe(packHash(pack({ cards: { A: { cost: 1 }, B: { cost: 3 } } })))
    expect(packHash(one)).toMatch(/^[0-9a-f]{32}$/)
    expect(fingerprint('ab12cd34ef')).toBe('ab12 cd34')
  })

  test('replaces the fields it names, and takes away those it says are null', () => {
    expect(withPack(DELIVERED, pack({ cards: { A: { cost: 5, extra: null } }, options: { heap: '9' } }))).toEqual({
      cards: { A: { title: 'Axe', cost: 5, provenance: DELIVERED.cards.A.provenance }, B: DELIVERED.cards.B },
      options: { heap: '9' },
    })
  })

  test('names sources datum by datum', () => {
    const played = withPack(DELIVERED, pack({ cards: { A: { provenance: { cost: 'owner' } } } }))
    expect(played.cards.A.provenance).toEqual({ title: 'house', cost: 'owner' })
  })

  test('differs in what is played otherwise, not in where it says a datum is from', () => {
    const mine = pack({
      cards: { A: { title: 'Axe', cost: 5, extra: null, provenance: { cost: 'owner' } }, B: { cost: 3 } },
    })
    expect(differences(DELIVERED, mine)).toEqual([
      { section: 'cards', row: 'A', field: 'cost', was: 2, now: 5 },
      { section: 'cards', row: 'A', field: 'extra', was: 'sharp', now: null },
    ])
    expect(differences(DELIVERED, pack({ options: { heap: '8' } }))).toEqual([
      { section: 'options', row: 'heap', field: '', was: '7', now: '8' },
    ])
  })
})

describe('a shelf of packs', () => {
  const shelf = new PackShelf('pebbles', DELIVERED, { cards: ['title'] })

  test('finds what it has met, and plays as delivered without a pack', () => {
    const mine = pack({ cards: { B: { cost: 1 } } })
    const hash = shelf.keep(mine)
    expect(shelf.find(hash)).toBe(mine)
    expect(shelf.open(hash).cards.B.cost).toBe(1)
    expect(shelf.open('')).toBe(DELIVERED)
    expect(shelf.find('0000')).toBeUndefined()
  })

  test('writes what is delivered as a pack that differs in nothing', () => {
    const whole = shelf.whole('As delivered', '1')
    expect(whole['cards']).toEqual({
      A: { ...DELIVERED.cards.A, title: undefined },
      B: { ...DELIVERED.cards.B, title: undefined },
    })
    expect(shelf.differences(shelf.keep(whole))).toEqual([])
  })

  test('compares two packs', () => {
    const [one, two] = [pack({ cards: { A: { cost: 5 } } }), pack({ cards: { B: { cost: 1 } } })]
    expect(shelf.between(one, two).map(({ row, was, now }) => [row, was, now])).toEqual([
      ['A', 5, 2],
      ['B', 3, 1],
    ])
  })

  test('forgets what was not used for longest', () => {
    const small = new PackShelf('pebbles', DELIVERED)
    const first = small.keep(pack({ name: 'first' }))
    const second = small.keep(pack({ name: 'second' }))
    for (let i = 0; i < 999; i++) {
      small.find(first)
      small.keep(pack({ name: `pack ${i}` }))
    }
    expect(small.find(first)).toBeDefined()
    expect(small.find(second)).toBeUndefined()
  })
})

test('options and positions name a pack by its hash', () => {
  expect([
    packNamed({ pack: 'ab' }),
    packNamed({}),
    packNamed(null),
    packNamed(['pack']),
    packNamed({ pack: 3 }),
  ]).toEqual(['ab', '', '', '', ''])
})
