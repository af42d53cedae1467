import { describe, expect, test } from 'vitest'
import { plain, type Spec, table } from './table.ts'

const CORNERS: Spec = { A: { warlord: '3,-3' }, B: { warlord: '-3,3' } }

describe('a turn', () => {
  test('HX-6.1 income, actions, market; then the next player clockwise, past the defeated', () => {
    const t = plain({ players: 4, defeated: ['B'], hexilum: { A: 9 } })
    expect(t.offer('gain')).toEqual(['gain'])
    t.do('gain', 'gain')
    expect(t.offer('buy').length).toBeGreaterThan(0)
    t.do('done')
    expect([t.active(), t.hexilum('C')]).toEqual(['C', 1])
  })

  test('HX-6.2 the income is the level', () => {
    const t = plain({ income: { B: 3 }, hexilum: { B: 1 } }).pass()
    expect([t.active(), t.hexilum('B')]).toEqual(['B', 4])
  })

  test('HX-6.3 up to two actions, also the same twice; one may stop after none or one', () => {
    const twice = plain({}).do('gain')
    expect([twice.actionsLeft(), twice.asked()]).toEqual([1, 'A'])
    twice.do('gain')
    expect(twice.active()).not.toBe(undefined)
    expect(twice.hexilum('A')).toBe(2)
    const none = plain({}).do('done')
    expect([none.active(), none.happened('finished')]).toEqual(['B', [{ kind: 'finished', player: 0, left: 2 }]])
    const one = plain({ market: ['C9', 'C13', 'C9', 'C13', 'C9'].slice(0, 2) }).do('gain', 'done')
    expect(one.active()).toBe('B')
  })

  test('HX-6.4 an action is finished with its whole chain before the next begins', () => {
    const t = plain({ cards: { A: ['C5'] }, pieces: CORNERS }).do('place C5', 'hex 0,0')
    expect([t.actionsLeft(), t.rules('gain')]).toEqual([1, ['HX-7.8']])
    t.do('rotate 0', 'skip', 'skip')
    expect(t.rules('gain')).toEqual([])
  })

  test('HX-6.5 any number of cards is bought, each paid at once', () => {
    const t = plain({ hexilum: { A: 5 }, market: ['A1', 'A5', 'A4', 'C9', 'C13'] }).do('done')
    expect(t.offer('buy')).toEqual(['buy 1', 'buy 2', 'buy 3', 'buy 4', 'buy 5'])
    t.do('buy 1')
    expect([t.hexilum('A'), t.rules('buy 4')]).toEqual([3, ['HX-11.4']])
    t.do('buy 3')
    expect([t.hexilum('A'), t.cards('A')]).toEqual([1, ['A1', 'A4']])
  })

  test('HX-6.6 the market is refilled after the phase, never during it', () => {
    const t = plain({ hexilum: { A: 4 }, market: ['A1', 'A5', 'A4', 'C9', 'C13'], deck: ['C1', 'C2'] }).do(
      'done',
      'buy 1',
    )
    expect(t.pile('market')).toEqual(['', 'A5', 'A4', 'C9', 'C13'])
    t.do('done')
    expect(t.pile('market')).toEqual(['C1', 'A5', 'A4', 'C9', 'C13'])
  })

  test("HX-6.7 a round begins when the first player's seat is reached or passed", () => {
    const t = plain({ players: 3, first: 'B', active: 'A', round: 4 }).pass()
    expect([t.active(), t.state.round]).toEqual(['B', 5])
    const gone = plain({ players: 3, first: 'B', active: 'A', round: 4, defeated: ['B'] }).pass()
    expect([gone.active(), gone.state.round]).toEqual(['C', 5])
    expect(gone.pass().state.round).toBe(5)
  })

  test('HX-6.8 once-per-turn marks are cleared at the start of the turn', () => {
    const spec: Spec = { life: { A: 5 }, pieces: { ...CORNERS, A: { warlord: '3,-3', C12: '0,0' } }, ran: ['C12'] }
    const t = plain({ ...spec, mercenaryOnce: true }).do('heal')
    expect([t.rules('heal'), t.rules('activate C12')]).toEqual([['HX-8.2'], ['HX-10.9']])
    expect(plain(spec).do('heal').rules('activate C12')).toEqual([])
    t.pass().pass()
    expect([t.active(), t.rules('heal'), t.rules('activate C12')]).toEqual(['A', [], []])
  })
})

describe('the market', () => {
  test('HX-11.1 action cards lie open before their owner, without a limit', () => {
    const cards = Array.from({ length: 12 }, (_, i) => `A${i + 1}`)
    const t = plain({ cards: { A: [...cards, ...cards] } })
    expect(t.cards('A')).toHaveLength(24)
    expect(t.offer('play')).toEqual(cards.map((card) => `play ${card}`))
  })

  test('HX-11.2 a card leaves the hand when declared and is discarded when its icons are done', () => {
    const t = plain({ cards: { A: ['A17', 'C5'] }, pieces: CORNERS }).do('play A17')
    expect([t.cards('A'), t.pile('discard'), t.state.playing]).toEqual([['C5'], [], 36])
    t.do('hex 0,0', 'rotate 0', 'place C5', 'skip')
    expect([t.pile('discard'), t.state.stack.at(-1)?.step]).toEqual([['A17'], 'ability'])
    const own = plain({ cards: { A: ['A16'], B: ['A1'] } }).do('play A16')
    expect(own.offer()).toEqual(['card A1', 'skip'])
  })

  test('HX-11.3 a card may be played even if nothing on it can be used', () => {
    const t = plain({ cards: { A: ['A7', 'A15'] } }).do('play A7', 'play A15')
    expect(t.pile('discard')).toEqual(['A7', 'A15'])
  })

  test('HX-11.4 buying needs the full cost, and the card is for later turns', () => {
    const t = plain({ hexilum: { A: 2 }, market: ['A4', 'C3', 'A1', '', 'A10'] }).do('done')
    expect([t.rules('buy 2'), t.rules('buy 4'), t.rules('buy 5')]).toEqual([['HX-11.4'], ['HX-11.4'], ['HX-11.4']])
    t.do('buy 1')
    expect([t.active(), t.rules('play A4')]).toEqual(['B', ['HX-7.6']])
    t.pass()
    expect(t.rules('play A4')).toEqual([])
  })

  test('HX-11.5 extra cards add up and are revealed when the Market Phase begins', () => {
    const t = plain({
      cards: { A: ['A2', 'A2'] },
      market: ['C1', 'C2', 'C3', 'C4', 'C6'],
      deck: ['A1', 'A3', 'A4', 'A5'],
    }).do('play A2')
    expect(t.pile('extras')).toEqual([])
    t.do('play A2')
    expect(t.pile('extras')).toEqual(['A1', 'A3', 'A4', 'A5'])
    expect(t.offer('buy').slice(-1)).toEqual(['buy 9'])
    t.do('done')
    expect(t.pile('discard')).toEqual(['A2', 'A2', 'A1', 'A3', 'A4', 'A5'])
  })

  const allBut = (keep: readonly string[]): string[] => {
    const all = [
      ...Array.from({ length: 20 }, (_, i) => `C${i + 1}`),
      ...Array.from({ length: 20 }, (_, i) => [`A${i + 1}`, `A${i + 1}`]).flat(),
    ]
    for (const card of keep) all.splice(all.indexOf(card), 1)
    return all
  }

  test('HX-11.6 an empty deck is made anew from the discard pile; still empty, the market stays short', () => {
    const market = ['A1', 'A2', 'A3', 'A4', 'A5']
    const t = plain({ hexilum: { A: 4 }, market, discard: ['A6', 'A7'], removed: allBut([...market, 'A6', 'A7']) })
    t.do('done', 'buy 1', 'buy 2', 'done')
    expect([...t.pile('market')].toSorted()).toEqual(['A3', 'A4', 'A5', 'A6', 'A7'])
    expect([t.pile('discard'), t.happened('reshuffled').length]).toEqual([[], 1])
    const short = plain({ hexilum: { A: 4 }, market, removed: allBut(market) }).do('done', 'buy 1', 'done')
    expect(short.pile('market')).toEqual(['', 'A2', 'A3', 'A4', 'A5'])
  })

  test('HX-11.7 played, unbought and abandoned cards are discarded; hit and lost ones are removed', () => {
    const t = plain({
      players: 3,
      life: { B: 1 },
      cards: { A: ['A15', 'A13'], B: ['A1', 'C2', 'A3'] },
      pieces: { B: { C7: '0,0' } },
    })
    t.do('play A15', 'card A3', 'play A13', 'player B')
    expect(t.pile('removed')).toEqual(['A3', 'C7'])
    expect(t.pile('discard').toSorted()).toEqual(['A1', 'A13', 'A15', 'C2'])
  })

  test('HX-11.8 the market is not changed when a turn ends early by defeat', () => {
    const t = plain({
      players: 3,
      life: { A: 1 },
      hexilum: { A: 9 },
      cards: { A: ['A9', 'A2'] },
      pieces: { A: { warlord: '0,0' } },
    })
    const before = t.pile('market')
    t.do('play A2', 'play A9', 'hex 0,0')
    expect([t.active(), t.pile('market'), t.pile('extras')]).toEqual(['B', before, []])
  })

  test('HX-11.9 unbought extra cards are discarded before the market is refilled', () => {
    const market = ['A1', 'C2', 'C3', 'C4', 'C6']
    const used = [...market, 'A2', 'A7']
    const t = plain({ hexilum: { A: 2 }, market, cards: { A: ['A2'] }, deck: ['A7'], removed: allBut(used) })
    t.do('play A2', 'done', 'buy 1', 'done')
    expect(['A2', 'A7']).toContain(t.pile('market')[0])
    expect([t.happened('reshuffled').length, t.pile('discard')]).toEqual([2, []])
  })
})

describe('hexilum', () => {
  test('HX-15.1 sources are income, Gain, the Trade Worlds, RC, SC and X hexes', () => {
    const t = plain({ factions: { A: 'UTW' }, cards: { A: ['A1', 'A19'] }, hexilum: { B: 2 } })
    expect(t.do('gain').hexilum('A')).toBe(1)
    expect(t.do('ability').hexilum('A')).toBe(3)
    const cards = plain({ cards: { A: ['A1', 'A19'] }, hexilum: { B: 2 } }).do('play A1')
    expect(cards.hexilum('A')).toBe(4)
    expect(cards.do('play A19', 'number 2').hexilum('A')).toBe(6)
  })

  test('HX-15.2 the owner gains for a unit placed on an X hex by action, icon or ability, and for his warlord', () => {
    expect(
      plain({ cards: { A: ['A17'] } })
        .do('play A17', 'hex 2,0', 'rotate 0', 'place normal', 'skip')
        .hexilum('A'),
    ).toBe(1)
    expect(
      plain({ cards: { A: ['A12'] }, pieces: { B: { normal: ['2,0'] } } })
        .do('play A12', 'hex 2,0', 'place normal')
        .hexilum('A'),
    ).toBe(1)
    const ship = plain({ cards: { A: ['A8'] }, ship: { A: { normal: 1 } } }).do(
      'play A8',
      'hex 2,0',
      'rotate 0',
      'place normal',
    )
    expect(ship.hexilum('A')).toBe(1)
    expect(
      plain({ factions: { A: 'CC' }, pieces: { A: { warlord: '1,0' } } })
        .do('ability', 'hex 2,0', 'skip')
        .hexilum('A'),
    ).toBe(1)
    expect(
      plain({ pieces: { A: { warlord: '1,0' } } })
        .do('move', 'hex 2,0')
        .hexilum('A'),
    ).toBe(1)
  })

  test('HX-15.3 the gain comes at once, before the next icon', () => {
    const t = plain({ cards: { A: ['C5'] }, pieces: CORNERS }).do('place C5', 'hex 1,0', 'rotate 0', 'place normal')
    expect([t.hexilum('A'), t.state.stack.at(-1)?.pc]).toEqual([1, 1])
  })

  test('HX-15.4 an exchange pays only its player, only for a unit of his that comes to an X hex from another', () => {
    const swap = (a: readonly string[], from: string, to: string): number =>
      plain({ factions: { A: 'IN' }, pieces: { A: { warlord: '3,-3', normal: a } } })
        .do('ability', ...(a.length > 1 ? [`hex ${from}`] : []), `hex ${to}`)
        .hexilum('A')
    expect(swap(['1,0'], '1,0', '2,0')).toBe(1)
    expect(swap(['2,0', '1,1'], '2,0', '0,2')).toBe(0)
    const other = plain({ factions: { A: 'IN' }, pieces: { B: { normal: ['1,0'] } } }).do('ability', 'hex 2,0')
    expect([other.hexilum('A'), other.hexilum('B')]).toEqual([0, 0])
  })

  test('HX-15.5 there is no upper limit and nothing below 0', () => {
    const t = plain({ hexilum: { A: 500 }, cards: { A: ['C18'] } }).do('gain')
    expect(t.hexilum('A')).toBe(501)
    t.do('place C18', 'hex 0,0')
    expect([t.hexilum('B'), t.hexilum('A')]).toEqual([0, 502])
  })

  test('HX-15.6 no move gives hexilum to anybody else, partners included', () => {
    const t = table({ players: 4, teams: true, hexilum: { A: 5 } })
    expect(t.offer().filter((line) => /player|number/.test(line))).toEqual([])
  })
})
