import { game as expanse } from '@orrery/expanse'
import { entryPoint as expanseEntryPoint } from '@orrery/expanse/web'
import { game as expedition } from '@orrery/expedition'
import { entryPoint as expeditionEntryPoint } from '@orrery/expedition/web'
import { game as hexpanse } from '@orrery/hexpanse'
import { entryPoint as hexpanseEntryPoint } from '@orrery/hexpanse/web'
import type { AnyGame, Json } from '@orrery/kernel'
import type { AnyEntryPoint } from '@orrery/ui'
import { describe, expect, test } from 'vitest'
import { settingWords } from '../src/lobby/setting-words.ts'

const words = (game: AnyGame, entryPoint: AnyEntryPoint, seats: number, options: Json): string =>
  settingWords({ game: game.id, seats, options, clock: { kind: 'none' } }, { game, entryPoint })

describe('what a table is made with', () => {
  test('is said in the words of the page that sets it up', () => {
    expect(words(expanse, expanseEntryPoint, 4, { modules: ['beta', 'delta'], first: 'MCR' })).toBe(
      '4 players · No clock · Modules: The Protomolecule, Resource Tokens · First player: Martian Congressional Republic',
    )
    expect(words(hexpanse, hexpanseEntryPoint, 4, { teams: true })).toBe(
      '4 players · No clock · Two teams of two: Teams',
    )
  })

  test('names a house rule by its own words, also one that only older games have', () => {
    expect(words(expanse, expanseEntryPoint, 4, { diplomatPrice: true, yaoCap: true })).toBe(
      '4 players · No clock · A Diplomat costs 3 CP · Theresa Yao: X at most one fewer than the opposing fleets there',
    )
  })

  test('leaves out what it would be anyway', () => {
    const { exhaustion, mode } = hexpanse.fullOptions({}, 2) as { readonly [name: string]: Json }
    const usual = {
      teams: false,
      ...(exhaustion === undefined ? {} : { exhaustion }),
      ...(mode === undefined ? {} : { mode }),
    }
    expect(words(hexpanse, hexpanseEntryPoint, 2, usual)).toBe('2 players · No clock')
    expect(words(expanse, expanseEntryPoint, 2, { sets: ['base'] })).toBe('2 players · No clock')
  })

  test('is no heap of quotes and ids in any game', () => {
    for (const field of expedition.options.filter(({ kind }) => kind === 'one')) {
      const said = words(expedition, expeditionEntryPoint, 3, { [field.name]: field.choices.at(-1) ?? '' })
      expect(said).toContain(field.title)
      expect(said).not.toMatch(/["{}[\]]/)
    }
  })

  test('is told without its options until the game is there', () => {
    const setting = {
      game: 'expanse',
      seats: 2,
      options: { first: 'MCR' },
      clock: { kind: 'move', each: 120_000 },
    } as const
    expect(settingWords(setting, undefined)).toBe('2 players · 2 minutes a turn')
  })
})
