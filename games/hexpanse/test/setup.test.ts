import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { MINORS, MISSIONS } from '../src/types.ts'
import { fresh, plain, type Spec, table, type Table } from './table.ts'

/** Factions, drafts and warlords by the first answer each; then round 1. */
const begun = (t: Table): Table => {
  while (t.state.round === 0) t.do(t.offer()[0] ?? '')
  return t
}
const factions = (t: Table, n: number): Table => {
  for (let i = 0; i < n; i++) if (t.state.stack.at(-1)?.step === 'faction') t.do(t.offer('faction')[0] ?? '')
  return t
}

describe('modes', () => {
  test('HX-3.1 Seaman: 12 normal units, no minor units, 1 common mission', () => {
    const t = begun(fresh(2, { mode: 'seaman' }))
    expect([t.reserve('A'), t.state.missionPool.length, t.state.missions]).toEqual([[12, 0], 1, [-1, -1]])
  })

  test('HX-3.2 Captain: 9 normal and 3 minor units, 1 common mission', () => {
    const t = begun(fresh(2, { mode: 'captain' }))
    expect([t.reserve('A'), t.state.missionPool.length, t.state.missions]).toEqual([[9, 3], 1, [-1, -1]])
  })

  test('HX-3.3 Admiral: a secret mission for each beside the common one', () => {
    const t = begun(fresh(3, { mode: 'admiral' }))
    expect(t.reserve('A')).toEqual([9, 3])
    expect(new Set([...t.state.missions, t.state.common]).size).toBe(4)
  })

  test('HX-3.4 two, three or four players, or two teams of two, in every mode', () => {
    for (const mode of ['seaman', 'captain', 'admiral']) {
      for (const seats of [2, 3, 4]) expect(game.setup({ mode }, seats, 's').ok).toBe(true)
      expect(game.setup({ mode, teams: true }, 4, 's').ok).toBe(true)
    }
    expect(game.setup({ teams: true }, 3, 's')).toMatchObject({ ok: false, error: { at: 'options.teams' } })
    expect(game.setup({}, 5, 's').ok).toBe(false)
  })

  test('options that make no sense are refused with the field', () => {
    const wrong = (options: Spec, seats = 2): unknown => {
      const result = game.setup(options, seats, 's')
      return result.ok ? 'accepted' : result.error.at
    }
    expect(wrong({ mode: 'pirate' })).toBe('options.mode "pirate"')
    expect(wrong({ openRing: true }, 3)).toBe('options.openRing')
    expect(wrong({ exhaustion: 'no' })).toBe('options.exhaustion')
    expect(wrong({ largeBoard: true }, 4)).toBe('options.largeBoard')
    expect(wrong({ largeBoard: true, teams: true }, 4)).toBe('accepted')
    expect(wrong({ first: 'C' })).toBe('options.first "C"')
    expect(wrong({ crew: 1 })).toBe('options "crew"')
  })

  test('a record says its mode and Exhaustion always, the rest where it was asked for', () => {
    expect(game.fullOptions({}, 2)).toEqual({ mode: 'captain', exhaustion: true })
    expect(game.fullOptions({ teams: true, first: 'B' }, 4)).toEqual({
      mode: 'captain',
      exhaustion: true,
      teams: true,
      first: 'B',
    })
  })
})

describe('boards', () => {
  test('HX-4.1 37 hexes for two, 61 for three and for teams, 91 for four', () => {
    const cells = (seats: number, options: Spec = {}): number => fresh(seats, options).state.ruleset.cells
    expect([cells(2), cells(3), cells(4, { teams: true }), cells(4)]).toEqual([37, 61, 61, 91])
  })

  test('HX-4.2 the shaded ring is in play with three and four players only', () => {
    const warlords = (seats: number): Table => {
      const t = fresh(seats, { mode: 'seaman' })
      return factions(t, seats)
    }
    expect(warlords(2).rules('hex 4,0')).toEqual(['HX-4.2'])
    expect(warlords(3).rules('hex 4,0')).toEqual([])
    expect(warlords(3).rules('hex 5,0')).toEqual(['HX-4.2'])
    expect(warlords(4).rules('hex 5,0')).toEqual([])
  })

  test('HX-4.3 six hexilum hexes at twice each direction, six more on the largest board', () => {
    const ring = ['-2,0', '-2,2', '0,-2', '0,2', '2,-2', '2,0']
    const outer = ['-2,-2', '-2,4', '-4,2', '2,-4', '2,2', '4,-2']
    const paying = (seats: number, hexes: readonly string[]): string[] =>
      hexes.filter((hex) => plain({ players: seats }).do('place normal', `hex ${hex}`).hexilum('A') === 1)
    expect(paying(2, [...ring, '1,0', '0,0'])).toEqual(ring)
    expect(paying(3, [...ring, '4,-2'])).toEqual(ring)
    expect(paying(4, [...ring, ...outer, '3,0'])).toEqual([...ring, ...outer])
  })

  test('HX-4.4 entering an X hex gains 1, once per entry', () => {
    const t = plain({ pieces: { A: { warlord: '1,0' } } }).do('move', 'hex 2,0')
    expect(t.hexilum('A')).toBe(1)
    t.do('gain')
    expect(t.happened('gained').filter((e) => e.kind === 'gained' && e.why === 'entry')).toHaveLength(1)
  })

  test('HX-4.5 with the open ring two players use the board of 61', () => {
    expect(fresh(2, { openRing: true }).state.ruleset.cells).toBe(61)
    expect(fresh(2).state.ruleset.cells).toBe(37)
  })
})

describe('set-up', () => {
  test('HX-5.1 the first player is drawn by chance', () => {
    const firsts = Array.from({ length: 30 }, (_, n) => {
      const s = game.setup({}, 4, `first ${n}`)
      return s.ok ? s.value.first : -1
    })
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
  })

  test('HX-5.2 from the first player clockwise each chooses a faction not yet taken', () => {
    const t = fresh(3, { first: 'B' })
    expect(t.asked()).toBe('B')
    t.do('faction IN')
    expect([t.asked(), t.rules('faction IN')]).toEqual(['C', ['HX-5.2']])
    t.do('faction TE')
    expect([t.asked(), t.offer()]).toEqual(['A', ['faction CC', 'faction UTW']])
  })

  test('HX-5.3 everybody starts with income 1, no hexilum and the normal units of the mode', () => {
    const t = factions(fresh(2, { mode: 'seaman' }), 2)
    expect([t.income('A'), t.hexilum('A'), t.reserve('A'), t.life('A')]).toEqual([1, 0, [12, 0], 6])
  })

  test('HX-5.4 players + 1 minor factions are revealed and chosen in reverse order', () => {
    const t = factions(fresh(3, { first: 'B', mode: 'captain' }), 3)
    expect([t.state.minorPool.length, t.asked(), t.offer().length]).toEqual([4, 'A', 4])
    const taken = t.offer()[0] ?? ''
    t.do(taken)
    expect([t.asked(), t.rules(taken), t.reserve('A')]).toEqual(['C', ['HX-5.4'], [9, 3]])
    const hidden = MINORS.find((_, i) => !t.state.minorPool.includes(i)) ?? ''
    expect(t.rules(`minor ${hidden}`)).toEqual(['HX-5.4'])
    t.do(t.offer()[0] ?? '')
    expect(t.asked()).toBe('B')
  })

  test('HX-5.5 five cards are revealed as the market', () => {
    const t = fresh(2, { mode: 'seaman' })
    expect(t.pile('market')).toEqual(['', '', '', '', ''])
    factions(t, 2)
    expect([t.pile('market').filter((card) => card !== '').length, t.state.deck.length - t.state.drawn]).toEqual([
      5, 55,
    ])
  })

  test('HX-5.6 without secret missions one is revealed as the common one', () => {
    const t = factions(fresh(2, { mode: 'seaman' }), 2)
    expect(t.state.missionPool).toEqual([t.state.common])
    expect(t.state.common).toBeGreaterThanOrEqual(0)
  })

  test('HX-5.7 Admiral: players + 1 missions, picked in reverse order, the one left over is common', () => {
    const t = factions(fresh(2, { mode: 'admiral' }), 2)
    t.do(t.offer()[0] ?? '', t.offer()[1] ?? '')
    expect([t.asked(), t.offer().length, t.state.missionPool.length]).toEqual(['B', 3, 3])
    const [first = '', second = '', third = ''] = t.offer()
    expect(t.rules(`mission ${MISSIONS.find((_, i) => !t.state.missionPool.includes(i)) ?? ''}`)).toEqual(['HX-5.7'])
    t.do(second)
    expect([t.asked(), t.rules(second)]).toEqual(['A', ['HX-5.7']])
    t.do(first)
    expect(`mission ${MISSIONS[t.state.common as number]}`).toBe(third)
  })

  test('HX-5.8 warlords go on any empty hex, clockwise from the first player; an X hex pays 1', () => {
    const t = factions(fresh(2, { mode: 'seaman' }), 2)
    expect(t.asked()).toBe('A')
    t.do('hex 2,0')
    expect([t.hexilum('A'), t.asked(), t.rules('hex 2,0')]).toEqual([1, 'B', ['HX-5.8']])
  })

  test('HX-5.9 then the first player begins round 1; missions not used are out', () => {
    const t = begun(fresh(3, { first: 'C', mode: 'seaman' }))
    expect([t.active(), t.state.round, t.asked()]).toEqual(['C', 1, 'C'])
    expect(t.state.missionPool).toHaveLength(1)
  })

  test('HX-16.11 no victory is checked during set-up', () => {
    const t = factions(fresh(4, { mode: 'seaman' }), 4).do('hex 0,0', 'hex 1,0', 'hex 2,1')
    expect([t.winner(), t.asked()]).toEqual([undefined, 'D'])
  })

  test('HX-18.8 in teams set-up and drafts go by seat all the same', () => {
    const t = fresh(4, { teams: true, first: 'B' })
    const order: string[] = []
    while (t.state.round === 0) {
      order.push(`${t.state.stack.at(-1)?.step} ${t.asked()}`)
      t.do(t.offer()[0] ?? '')
    }
    expect(order).toEqual([
      ...['B', 'C', 'D'].map((p) => `faction ${p}`),
      ...['A', 'D', 'C', 'B'].map((p) => `minor ${p}`),
      ...['B', 'C', 'D', 'A'].map((p) => `warlord ${p}`),
    ])
  })

  test('HX-8.1 a warlord starts with 6 life and is healed up to 12', () => {
    expect(table({}).life('A')).toBe(6)
    const t = plain({ life: { A: 11 }, cards: { A: ['A4'] } }).do('play A4', 'heal')
    expect(t.life('A')).toBe(12)
    expect(t.rules('heal')).toEqual(['HX-7.10'])
  })
})
