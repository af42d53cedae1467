import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { game } from '../src/index.ts'
import { HIDDEN, NONE, SECTORS } from '../src/types.ts'
import { basesOf, follow } from './cards-rows.ts'
import { performing, scoringAt, type Spec, spending, table, type Table } from './table.ts'

/* Cards with a rule of their own: Miller, Cotyar Ghazi, Mao-Kwikowski Mercantile, The Hybrid, Kenzo Gabriel. */

/** Five more cards for a track, so that no test depends on the cards that are dealt. */
const TRACK = ['A17', 'A28', 'A22', 'A30', 'A19']

/** Everything has been drawn: the deck of four players is empty, as it can be in Final Scoring. */
function emptyDeck(...elsewhere: readonly string[]): Spec {
  const rest = CARDS.map((card) => card.id).filter((id) => !elsewhere.includes(id))
  return { discard: ['score', 'score', 'score', 'score', 'score', 'score', ...rest.slice(0, 44 - elsewhere.length)] }
}

const finalWindow = (captain: string): Spec => ({
  final: true,
  captain,
  active: captain,
  stack: [
    { step: 'final', seat: captain },
    { step: 'window', seat: captain },
  ],
})

/** The next card of the deck as a seat sees it, where it is known. */
const topSeenBy = (t: Table, seat: number): string | undefined => {
  const v = game.view(t.state, seat)
  return CARDS[v.deck[v.drawn] ?? NONE]?.id
}

describe('Miller', () => {
  const MILLERS_TRACK = ['A20', 'A18', 'score', 'A29', 'A14']

  test('S-1 A02 Miller: a card with your tab is taken at its price, its AP are spent, then its Event is performed', () => {
    const t = table({
      players: 4,
      kept: { UN: ['A02'] },
      track: MILLERS_TRACK,
      deck: ['A10'],
      bases: { tycho: { MCR: 1 } },
      fleets: { ceres: { UN: 1 } },
    })
    const before = t.initiative()
    follow(t, [
      'play A02',
      'open: take 2, take 4, take 5',
      'refused S-1: take 1',
      'refused S-1: take 3',
      'take 2',
      'asks UN',
      'influence ceres',
      'influence ceres',
      'influence ceres',
      'influence ceres',
      'asks UN',
      'open: cube MCR tycho, stop',
      'cube MCR tycho',
    ])
    expect(basesOf(t)).toEqual({ ceres: { UN: 4 } })
    expect([t.cp('UN'), t.kept('UN'), t.asked(), t.step()]).toEqual([9, [], 'MCR', 'turn'])
    expect(t.discard().toSorted()).toEqual(['A02', 'A18'])
    expect(t.track()).toEqual(['A20', 'score', 'A29', 'A14', 'A10'])
    expect(t.initiative()).toEqual(before)
  })

  test('A02 Miller: can only be kept, at no CP, by whoever takes it and by whoever it is offered to', () => {
    const t = table({ players: 4, cp: { UN: 1 }, track: ['A17', 'A02', 'A22', 'A30', 'A19'] })
    follow(t, ['take 2', 'open: keep, points', 'refused V-1: perform', 'keep'])
    expect([t.kept('UN'), t.cp('UN')]).toEqual([['A02'], 0])
    const u = table({
      players: 4,
      cp: { OPA: 0 },
      ...spending('MCR', 1, 'A02'),
      initiative: ['OPA', 'UN', 'MCR', 'PG'],
    })
    follow(u, ['finish', 'asks OPA', 'open: keep, decline', 'refused V-1: perform', 'keep'])
    expect([u.kept('OPA'), u.cp('OPA'), u.initiative()]).toEqual([['A02'], 0, ['UN', 'MCR', 'PG', 'OPA']])
  })

  test('S-1 not in the turn it was acquired, not in an event window, not without an affordable card with your tab', () => {
    const now = table({ players: 4, keptNow: { UN: ['A02'] }, track: MILLERS_TRACK })
    follow(now, ['refused EX-6.6: play A02'])
    const dear = ['A20', 'A05', 'score', 'A29', 'A35']
    const poor = table({ players: 4, kept: { UN: ['A02'] }, cp: { UN: 1 }, track: dear })
    follow(poor, ['refused S-1: play A02'])
    const rich = table({ players: 4, kept: { UN: ['A02'] }, cp: { UN: 2 }, track: dear }).do('play A02')
    expect([rich.step(), rich.cp('UN')]).toEqual(['spend', 0])
    const scores = table({ players: 4, kept: { UN: ['A02'] }, track: ['score', 'A20', 'A05', 'score', 'A35'] })
    follow(scores, ['refused S-1: play A02'])
    const kept = { UN: ['A02', 'A17'] }
    const window = table({ players: 4, ...scoringAt('MCR', 'window', 1), kept, captain: 'PG' })
    follow(window.do('pass'), ['asks UN', 'open: play A17, pass', 'refused V-1: play A02'])
  })

  test('S-1 an Event that works only when kept does nothing through Miller, and is not kept', () => {
    const t = table({
      players: 4,
      kept: { UN: ['A02'] },
      track: ['A03', 'A20', 'A05', 'score', 'A35'],
      fleets: { ceres: { UN: 1 } },
    })
    follow(t, ['play A02', 'influence ceres', 'finish', 'asks MCR'])
    expect([t.kept('UN'), t.discard().toSorted()]).toEqual([[], ['A02', 'A03']])
  })

  test('S-1 S-3 Mao-Kwikowski Mercantile raises the AP of a card taken through Miller', () => {
    const t = table({
      players: 4,
      kept: { UN: ['A02', 'A04'] },
      track: ['A29', 'A20', 'A05', 'score', 'A35'],
      fleets: { ceres: { UN: 1 } },
    })
    follow(t, ['play A02', 'play A04', 'influence ceres', 'influence ceres', 'influence ceres', 'influence ceres'])
    follow(t, ['asks UN', 'orbital saturn', 'asks MCR'])
    expect([t.cubes('ceres', 'UN'), t.fleets('saturn', 'UN')]).toEqual([4, 1])
  })
})

describe('Cotyar Ghazi', () => {
  const position: Spec = {
    players: 4,
    captain: 'MCR',
    kept: { UN: ['A03', 'A17'], PG: ['A16'] },
    fleets: { ceres: { UN: 1 } },
  }

  test('S-2 A03 Cotyar Ghazi: first the look, for the performer alone, then two AP; it is the only play of the window', () => {
    const t = table({ ...position, ...scoringAt('MCR', 'window', 1) })
    follow(t, ['asks PG', 'pass', 'asks UN', 'open: play A03, play A17, pass', 'play A03', 'asks UN'])
    expect(t.step()).toBe('spend')
    expect([0, 1, 2, 3].map((seat) => game.view(t.state, seat).chosen)).toEqual([2, 2, HIDDEN, HIDDEN])
    expect(SECTORS[2]).toBe('outer')
    const looks = t.events.filter((e) => e.kind === 'sawBonus')
    expect(looks.map((e) => e.only)).toEqual([[0]])
    follow(t, ['influence ceres', 'move ceres>jupiter', 'asks MCR'])
    expect([t.step(), t.kept('UN'), t.discard()]).toEqual(['window', ['A17'], ['A03']])
    expect([t.cubes('ceres', 'UN'), t.fleets('jupiter', 'UN')]).toEqual([1, 1])
  })

  test('S-2 mat actions may be paid with its AP, AP may be left, and its Event is offered to nobody', () => {
    const t = table({
      players: 4,
      captain: 'UN',
      ...scoringAt('UN', 'window', 1),
      kept: { PG: ['A03'] },
      fleets: { eros: { PG: 1 } },
      bases: { eros: { MCR: 1 } },
    })
    follow(t, ['asks PG', 'play A03', 'use pg-mat', 'finish', 'asks UN'])
    expect([t.step(), basesOf(t)]).toEqual(['window', { eros: { PG: 1 } }])
  })

  test('S-2 in Final Scoring there is no marker to see, only the AP', () => {
    const t = table({ players: 4, ...finalWindow('MCR'), kept: { UN: ['A03'] }, fleets: { ceres: { UN: 1 } } })
    follow(t, ['asks UN', 'play A03', 'influence ceres', 'influence ceres', 'asks MCR'])
    expect(t.events.filter((e) => e.kind === 'sawBonus' || e.kind === 'peeked')).toEqual([])
    expect(t.cubes('ceres', 'UN')).toBe(2)
  })

  test('S-2 never as a turn; kept at no CP, or left, but not performed at once', () => {
    const t = table({ players: 4, kept: { UN: ['A03'] }, track: TRACK })
    follow(t, ['refused V-1: play A03'])
    const u = table({ players: 4, cp: { PG: 0 }, ...spending('MCR', 1, 'A03'), initiative: ['PG', 'UN', 'MCR', 'OPA'] })
    follow(u, ['finish', 'asks PG', 'open: keep, decline', 'refused V-1: perform', 'keep'])
    expect([u.kept('PG'), u.cp('PG')]).toEqual([['A03'], 0])
  })
})

describe('Mao-Kwikowski Mercantile', () => {
  const mine: Spec = {
    players: 4,
    kept: { UN: ['A04'] },
    fleets: { ceres: { UN: 1 } },
    initiative: ['OPA', 'MCR', 'PG', 'UN'],
  }

  test('S-3 A04 Mao-Kwikowski Mercantile: it makes four AP of a card of less, which is offered as usual', () => {
    const t = table({ ...mine, track: ['A16', ...TRACK.slice(1)] })
    follow(t, ['take 1', 'play A04', 'influence ceres', 'influence ceres', 'influence ceres', 'asks UN'])
    follow(t, ['influence ceres', 'asks OPA', 'open: perform, keep, decline', 'decline', 'asks MCR', 'decline'])
    expect([t.cubes('ceres', 'UN'), t.kept('UN'), t.discard().toSorted()]).toEqual([4, [], ['A04', 'A16']])
    expect([t.asked(), t.step()]).toEqual(['MCR', 'turn'])
  })

  test('S-3 DC-C.7 EX-8.16 until the actions are declared finished, like a Resource Token: also when all AP are spent', () => {
    const delta = { ...mine, modules: ['delta'], resources: { UN: 1 }, ...spending('UN', 3, 'A20') }
    const t = table(delta)
    follow(t, ['influence ceres', 'influence ceres', 'influence ceres', 'asks UN'])
    expect(t.offer()).toEqual(expect.arrayContaining(['play A04', 'token', 'finish']))
    follow(t, ['play A04', 'influence ceres', 'refused DC-D.4: token'])
    expect([t.cubes('ceres', 'UN'), t.kept('UN')]).toEqual([4, []])
    const over = table(delta).do('influence ceres', 'finish')
    expect(over.rules('play A04').length).toBeGreaterThan(0)
  })

  test('S-3 as rules version 2 had it, not after the first AP', () => {
    const after = table({ ...mine, mercantileFirst: true, ...spending('UN', 3, 'A20') })
    follow(after, ['influence ceres', 'refused S-3: play A04'])
  })

  test('S-3 not with a card of four AP, not in the turn it was kept', () => {
    const four = table({ ...mine, ...spending('UN', 4, 'A18') })
    follow(four, ['refused S-3: play A04'])
    const now = table({ ...mine, kept: {}, keptNow: { UN: ['A04'] }, ...spending('UN', 3, 'A20') })
    follow(now, ['refused EX-6.6: play A04'])
    const three = table({ ...mine, ...spending('UN', 3, 'A20') })
    expect(three.rules('play A04')).toEqual([])
  })

  test('S-3 only its own kind goes beside AP; not on the AP of an Event, not as a turn, not in an event window', () => {
    const other = table({ ...mine, kept: { UN: ['A04', 'A17'] }, ...spending('UN', 3, 'A20') })
    follow(other, ['refused S-3: play A17'])
    const event = table({
      players: 4,
      ...performing('MCR', 'A01'),
      kept: { MCR: ['A04'] },
      fleets: { ceres: { MCR: 1 } },
    })
    follow(event, ['asks MCR', 'refused S-3: play A04'])
    const turn = table({ ...mine, track: TRACK })
    follow(turn, ['refused V-1: play A04'])
    const window = table({ ...mine, kept: { UN: ['A04', 'A17'] }, ...scoringAt('MCR', 'window', 1), captain: 'MCR' })
    follow(window, ['asks UN', 'open: play A17, pass', 'refused V-1: play A04'])
  })

  test('S-3 it can only be kept, at no CP', () => {
    const t = table({ players: 4, cp: { UN: 1 }, track: ['A17', 'A04', 'A22', 'A30', 'A19'] })
    follow(t, ['take 2', 'open: keep, points', 'refused V-1: perform', 'keep'])
    expect([t.kept('UN'), t.cp('UN')]).toEqual([['A04'], 0])
  })
})

describe('The Hybrid', () => {
  const hybrid = (top: string, bases: Spec, more: Spec = {}): Table =>
    table({ players: 4, kept: { MCR: ['A21'] }, active: 'MCR', track: TRACK, deck: [top], bases, ...more }).do(
      'play A21',
    )

  test('S-4 A21 The Hybrid: the Base is fixed, then as many cubes go from it as the top card has AP, owners as you like', () => {
    const t = hybrid('A20', { ceres: { UN: 2, MCR: 1, OPA: 2 }, eros: { PG: 1 } })
    follow(t, ['open: base ceres, base eros'])
    expect(topSeenBy(t, 1)).toBeUndefined()
    follow(t, ['base ceres'])
    expect([0, 1, 2, 3].map((seat) => topSeenBy(t, seat))).toEqual(['A20', 'A20', 'A20', 'A20'])
    follow(t, ['asks MCR', 'refused EX-10.1: stop', 'refused EX-10.1: cube PG eros', 'cube UN ceres', 'cube MCR ceres'])
    follow(t, ['cube OPA ceres', 'asks OPA'])
    expect(basesOf(t)).toEqual({ ceres: { UN: 1, OPA: 1 }, eros: { PG: 1 } })
  })

  test('S-4 the card stays on top, undrawn and known to all, until it is drawn', () => {
    const t = hybrid('A20', { ceres: { UN: 1 } })
    expect([t.asked(), t.track(), topSeenBy(t, 3), t.discard()]).toEqual(['OPA', TRACK, 'A20', ['A21']])
    follow(t, ['take 1', 'finish', 'decline', 'decline'])
    expect(t.track()).toEqual([...TRACK.slice(1), 'A20'])
    expect(topSeenBy(t, 3)).toBeUndefined()
  })

  test('A21 The Hybrid: with fewer cubes than AP all go, the own included', () => {
    const t = hybrid('A18', { ceres: { UN: 2, MCR: 1 }, eros: { PG: 1 } }).do('base ceres')
    expect([basesOf(t), t.asked()]).toEqual([{ eros: { PG: 1 } }, 'OPA'])
  })

  test('A21 The Hybrid: for a Score card all cubes go', () => {
    const t = hybrid('score', { ceres: { UN: 7, MCR: 1 }, eros: { PG: 1 } }).do('base ceres')
    expect([basesOf(t), t.asked()]).toEqual([{ eros: { PG: 1 } }, 'OPA'])
  })

  test('S-4 Diplomats under Embassies are no targets of another Hybrid and are not counted', () => {
    const techs = { UN: ['un-1', 'un-2'] }
    const all = hybrid('A18', { ceres: { UN: 2, diplomat: 2, MCR: 2 }, eros: { PG: 1 } }, { techs }).do('base ceres')
    expect(basesOf(all)).toEqual({ ceres: { diplomat: 2 }, eros: { PG: 1 } })
    const only = hybrid('A18', { ceres: { diplomat: 1 }, eros: { PG: 1 }, io: { PG: 1 } }, { techs })
    follow(only, ['open: base eros, base io', 'refused V-7: base ceres'])
    const un = table({
      players: 4,
      kept: { UN: ['A21'] },
      techs,
      track: TRACK,
      deck: ['A16'],
      bases: { ceres: { UN: 1, diplomat: 2 } },
    })
    follow(un, ['play A21', 'cube diplomat ceres', 'cube diplomat ceres', 'asks MCR'])
    expect(basesOf(un)).toEqual({ ceres: { UN: 1 } })
  })

  test('S-4 with an empty deck it is neither performed, nor played, nor pointed to by Kenzo Gabriel', () => {
    const bases = { ceres: { MCR: 1 } }
    const taken = table({
      players: 4,
      inHand: 'A21',
      ...emptyDeck('A21'),
      bases,
      stack: [
        { step: 'endTurn', seat: 'UN' },
        { step: 'use', seat: 'UN' },
      ],
    })
    follow(taken, ['refused S-4: perform', 'open: keep, points'])
    const kept = table({
      players: 4,
      ...finalWindow('MCR'),
      kept: { UN: ['A21', 'A17'] },
      ...emptyDeck('A21', 'A17'),
      bases,
    })
    follow(kept, ['asks UN', 'open: play A17, pass', 'refused S-4: play A21'])
    const pointed = table({
      players: 4,
      ...finalWindow('MCR'),
      kept: { UN: ['A31'] },
      track: ['A21', 'A17', 'A20'],
      ...emptyDeck('A31', 'A21', 'A17', 'A20'),
      bases,
    })
    follow(pointed, ['play A31', 'refused S-4: slot 1', 'open: slot 2, slot 3'])
  })
})

describe('Kenzo Gabriel', () => {
  test('S-5 EX-10.16 A31 Kenzo Gabriel: the Event of an Action card on the track, tab or not, free; the card stays', () => {
    const t = table({
      players: 4,
      track: ['A16', 'A31', 'A06', 'score', 'A03'],
      deck: ['A10'],
      bases: { titan: { MCR: 2, PG: 1 } },
    })
    const before = t.initiative()
    follow(t, ['take 2', 'perform', 'open: slot 1, slot 3', 'refused S-5: slot 2', 'refused S-5: slot 4'])
    follow(t, ['refused S-5: slot 5', 'slot 1', 'asks UN', 'cube MCR titan', 'asks MCR'])
    expect(basesOf(t)).toEqual({ titan: { MCR: 1, PG: 1 } })
    expect([t.cp('UN'), t.kept('UN'), t.discard(), t.initiative()]).toEqual([9, [], ['A31'], before])
    expect(t.track()).toEqual(['A16', 'A06', 'score', 'A03', 'A10'])
  })

  test('S-5 a card whose Event can do nothing may be chosen; with no fitting card nothing happens', () => {
    const t = table({ players: 4, ...performing('UN', 'A31'), track: ['A16', 'A17', 'score', 'score'] })
    follow(t, ['open: slot 1, slot 2', 'slot 2', 'asks MCR'])
    const u = table({
      players: 4,
      ...performing('UN', 'A31'),
      track: ['A02', 'A03', 'A04', 'score', 'score'],
      deck: ['A10'],
    })
    expect([u.asked(), u.step(), u.discard()]).toEqual(['MCR', 'turn', ['A31']])
    expect(u.track()).toEqual(['A02', 'A03', 'A04', 'score', 'score'])
  })

  test('S-5 EX-10.15 the pointed Event is performed at once, not kept, not offered, and drops no further token', () => {
    const t = table({
      players: 4,
      ...spending('MCR', 1, 'A31'),
      initiative: ['OPA', 'PG', 'UN', 'MCR'],
      track: ['A18', 'A20'],
      bases: { tycho: { UN: 1 } },
    })
    follow(t, ['finish', 'asks OPA', 'perform', 'slot 1', 'asks OPA', 'open: cube UN tycho, stop', 'cube UN tycho'])
    expect([t.asked(), t.step(), t.initiative()]).toEqual(['OPA', 'turn', ['PG', 'UN', 'MCR', 'OPA']])
    expect([t.kept('OPA'), t.cp('OPA'), t.track().slice(0, 2)]).toEqual([[], 10, ['A18', 'A20']])
  })

  test('S-5 kept for 1 CP it is played later, in an event window and in Final Scoring too', () => {
    const t = table({
      players: 4,
      track: ['A31', 'A17', 'A06', 'A20', 'A16'],
      bases: { titan: { MCR: 1 }, rhea: { PG: 1 } },
    })
    follow(t, ['take 1', 'keep'])
    expect([t.kept('UN'), t.cp('UN')]).toEqual([['A31'], 9])
    const kept = { UN: ['A31'] }
    const bases = { titan: { MCR: 1 }, rhea: { PG: 1 } }
    const window = table({
      players: 4,
      ...scoringAt('MCR', 'window', 1),
      captain: 'MCR',
      kept,
      bases,
      track: ['A20', 'A16'],
    })
    follow(window, ['asks UN', 'play A31', 'slot 2', 'cube PG rhea'])
    expect([basesOf(window), window.discard()]).toEqual([{ titan: { MCR: 1 } }, ['A31']])
    const final = table({ players: 4, ...finalWindow('MCR'), kept, bases, track: ['A20', 'A16'] })
    follow(final, ['asks UN', 'play A31', 'slot 2', 'cube MCR titan'])
    expect([basesOf(final), final.track().slice(0, 2)]).toEqual([{ rhea: { PG: 1 } }, ['A20', 'A16']])
  })
})
