import { describe, expect, test } from 'vitest'
import { readFile, writeFile } from '../src/referee-file.ts'
import { game, tableOf } from '../src/referee.ts'
import { speech } from '../words/speech.ts'
import { live } from './referee-table.ts'

/* A table as a file, and files of the first referee. */

const SETUP = {
  seats: [
    { name: 'Ana', faction: 'sol' },
    { name: 'Ben', faction: 'hacan' },
  ],
  map: '{112} 19 23 101 41 0 0',
  seed: 'friday',
  start: [
    { path: 'goods.Ana', value: 3 },
    { path: 'slice.secret', value: 'Ben' },
  ],
}
const old = (log: readonly object[]): string =>
  JSON.stringify({ format: 'orrery-referee', version: 1, setup: SETUP, log, undone: [] })
const claim = { seat: 'Ana', cmd: 'claim', slice: 'tradeGoods', payment: { tradeGoods: 3 } }

/** The table that a file tells. */
function told(text: string) {
  const file = readFile(text)
  if (!file.ok) throw new Error(JSON.stringify(file.error))
  const { options, said } = file.value
  return tableOf({ options, said: said.map(({ seat, line }) => `${seat} ${line}`) })
}

describe('a file of the referee', () => {
  test('TE-18.9 what was exported is read again, with the dice that were rolled', () => {
    const t = live({ start: { 'goods.a': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', { tradeGoods: 3 })
      .say({ seat: 'a', cmd: 'roll' })
    const again = told(writeFile(game.view(t.state, 0)))
    expect([again.core.slices, again.core.fracture, again.core.goods]).toEqual([
      t.core.slices,
      t.core.fracture,
      t.core.goods,
    ])
  })
  test('TE-18.9 a table of the first referee goes on: its payments tracked, its dice kept, what was undone left out', () => {
    const log = [
      { command: { seat: 'Ana', cmd: 'endAction' }, live: true },
      { command: claim, live: true },
      { command: { seat: 'Ana', cmd: 'roll', die: 1 }, live: false },
      { command: { seat: 'Ana', cmd: 'roll', die: 8 }, live: true },
      { command: { seat: 'Ana', cmd: 'set', path: 'planet.Jord.modifier', value: 'richWorld' }, live: true },
      { command: { seat: 'Ana', cmd: 'ruling', text: 'no more wine' }, live: true },
    ]
    const { core, modifiers } = told(old(log))
    expect([core.slices[5], core.slices[3], core.goods[0], core.fracture]).toEqual([0, 1, 0, false])
    expect([core.ruleset.settings.payments, modifiers[0]?.row.id]).toEqual(['tracked', 'richWorld'])
  })
  test('TE-18.2 a set-up by hand declares its payments, and says what already happened', () => {
    const { core } = told(JSON.stringify(SETUP))
    expect([core.ruleset.settings.payments, core.goods[0], core.slices[3]]).toEqual(['declared', 3, 1])
    expect(told(speech.sample).core.ruleset.names).toEqual(['Ana', 'Ben', 'Cleo'])
  })
  test('TE-18.9 what is no table, or could not have been, is refused with a reason', () => {
    const second = { format: 'orrery-referee', version: 2, options: { seats: SETUP.seats, map: SETUP.map } }
    for (const text of [
      '{',
      '[]',
      '{}',
      '{"format":"orrery-referee"}',
      old([{ command: { seat: 'Ana' } }]),
      old([3 as unknown as object]),
      old([{ command: claim, live: true }]),
      JSON.stringify({ ...SETUP, start: [{ path: 'moon', value: 1 }] }),
      JSON.stringify({ ...second, said: ['0 dance'] }),
      JSON.stringify({ ...second, said: ['0 pay'] }),
    ])
      expect(readFile(text)).toMatchObject({ ok: false, error: { rule: expect.stringMatching(/^TE-/) as string } })
  })
})
