// @vitest-environment happy-dom
import type { Pack } from '@orrery/kernel'
import { beforeEach, expect, test } from 'vitest'
import { dropOwn, keepOwn, notePlayed, ownPack, ownPacks, playedPacks } from '../src/packs/own.ts'
import { checkedPack } from '../src/packs/read.ts'

const pack = (name: string, sections: object = {}): Pack => ({ game: 'expanse', name, version: '1', ...sections })

beforeEach(() => localStorage.clear())

test('packs of one’s own keep their name while they change', () => {
  const id = keepOwn(pack('Mine')) ?? ''
  expect(keepOwn(pack('Mine, changed'), id)).toBe(id)
  expect(ownPacks('expanse').map((one) => one.pack.name)).toEqual(['Mine, changed'])
  expect(ownPacks('hexpanse')).toEqual([])
  expect(ownPack(id)?.pack.name).toBe('Mine, changed')
  dropOwn(id)
  expect(ownPacks('expanse')).toEqual([])
})

test('what was played with is kept once, the last twelve', () => {
  for (let i = 0; i < 14; i++) notePlayed(pack(`Played ${i}`))
  notePlayed(pack('Played 13'))
  expect(playedPacks('expanse')).toHaveLength(12)
})

test('what another hand has written is left alone', () => {
  localStorage.setItem('orrery.pack.x', '{"at":1,"pack":{"game":"expanse"}}')
  localStorage.setItem('orrery.pack.y', 'no JSON')
  expect(ownPacks('expanse')).toEqual([])
})

test('a pack from outside is checked by its game, and refused with sentences', async () => {
  expect(await checkedPack(pack('Mine', { cards: { A05: { ap: 3 } } }))).toMatchObject({ name: 'Mine' })
  const wrong = pack('Mine', { cards: { A05: { ap: 9 }, A06: { ap: 9 }, A07: { ap: 9 }, A08: { ap: 9 } } })
  await expect(checkedPack(wrong)).rejects.toThrow(
    'This pack cannot be used. cards.A05.ap: found 9, expected at most 4. cards.A06.ap: found 9, expected at most 4. cards.A07.ap: found 9, expected at most 4. And 1 more.',
  )
  await expect(checkedPack(3)).rejects.toThrow('This is no pack')
  await expect(checkedPack({ game: 'chess', name: 'x', version: '1' })).rejects.toThrow('a game that has no packs here')
})
