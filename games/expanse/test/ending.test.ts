import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { FACTIONS, ORBITALS } from '../src/types.ts'
import type { FactionId } from '../src/types.ts'
import { captain, gainsOn, passAll, scoreThrough, story, techs } from './scored.ts'
import { fresh, type Spec, Table, table } from './table.ts'

const FIVE = ['score', 'score', 'score', 'score', 'score']
const TRACK = ['A22', 'A05', 'A06', 'A07', 'A08']

/** The UN takes Nauvoo and uses nothing of it: the refill of this turn draws the next card of the deck. */
const lastTurn = (spec: Spec): Table =>
  table({ players: 4, track: TRACK, discard: FIVE, deck: ['score'], ...spec }).do('take 1', 'points', 'finish')

/** Declines what is offered. */
const decline = (t: Table): Table => {
  while (t.step() === 'offer') t.do('decline')
  return t
}
const toFinal = (spec: Spec): Table => decline(lastTurn(spec))

const winners = (t: Table): FactionId[] =>
  (game.outcome(t.state)?.winners ?? []).map((seat) => FACTIONS[t.state.seating[seat] ?? 0] ?? 'UN')

describe('when the game ends', () => {
  test('EX-15.1 the sixth Score card stops normal play; it is neither placed nor taken', () => {
    const t = toFinal({})
    expect([t.step(), t.asked()]).toEqual(['window', 'PG'])
    expect(t.state.final).toBe(true)
    expect(t.track()).toEqual(['A05', 'A06', 'A07', 'A08', ''])
    expect(t.discard()).toEqual([...FIVE, 'A22', 'score'])
    t.do('pass')
    expect(t.asked()).toBe(undefined)
    expect(t.events.filter((e) => e.kind === 'scoring')).toEqual([])
    expect(t.rules('take 1')).toEqual(['EX-15.11'])
  })

  test('EX-15.1 the fifth does not', () => {
    const t = toFinal({ discard: FIVE.slice(1) })
    expect([t.step(), t.asked(), t.state.final]).toEqual(['turn', 'MCR', false])
    expect(t.track()).toEqual(['A05', 'A06', 'A07', 'A08', 'score'])
  })

  test('EX-15.2 it comes in the refill, after the whole turn: the Event is offered before', () => {
    const t = lastTurn({})
    expect([t.step(), t.asked(), t.state.final]).toEqual(['offer', 'MCR', false])
    t.do('keep')
    expect([t.kept('MCR'), t.state.final]).toEqual([['A22'], true])
  })

  test('EX-15.2 after a Scoring turn all its steps are done', () => {
    const t = table({
      players: 4,
      track: ['score', ...TRACK.slice(1)],
      discard: FIVE.slice(1),
      deck: ['score'],
      cp: { OPA: 4 },
    })
    t.do('take 1', 'bonus inner', 'pass', 'build MCR', 'build OPA', 'build PG', 'build UN')
    expect(story(t).slice(-6)).toEqual(['standing', 'tech', 'built', 'captain', 'refilled', 'final'])
    expect([t.fleets('earth', 'UN'), captain(t), techs(t).length]).toEqual([1, 'OPA', 4])
  })

  test('EX-15.3 Score cards still on the track are discarded unscored', () => {
    const track = ['A22', 'score', 'A06', 'score', 'A08']
    const t = toFinal({ track, discard: ['score', 'score', 'score'], scorings: 3 })
    expect(t.track()).toEqual(['', 'A06', '', 'A08', ''])
    expect(t.discard().filter((card) => card === 'score')).toHaveLength(6)
    t.do('pass')
    expect(t.events.map((e) => e.kind)).not.toContain('scoring')
    expect([winners(t).length, t.state.scorings]).toEqual([1, 3])
  })

  test('EX-15.4 Score cards of the opening deal count toward six', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `opening ${i}`)
    const seed = seeds.find((each) => fresh(2, {}, each).track().includes('score')) ?? ''
    const t = fresh(2, {}, seed)
    const dealt = t.track().filter((card) => card === 'score').length
    expect(t.state.scoresDrawn).toBe(dealt)
    t.playUntil((u) => u.state.final, 'to the end')
    const drawn = t.events.flatMap((e) => (e.kind === 'refilled' ? e.cards : []))
    expect(drawn.filter((card) => card === t.state.ruleset.cards.length)).toHaveLength(6 - dealt)
    expect(t.discard().filter((card) => card === 'score')).toHaveLength(6)
  })

  test('EX-15.4 a sixth Score card that is only seen is not drawn', () => {
    // The Hybrid, kept and played as a whole turn: the top card is shown and nothing is refilled.
    const kept = { UN: ['A21'] }
    const t = table({ players: 4, track: TRACK, discard: FIVE, deck: ['score'], kept, bases: { titan: { OPA: 2 } } })
    t.do('play A21')
    expect(t.events.some((e) => e.kind === 'revealed')).toBe(true)
    expect([t.state.final, t.step(), t.asked(), t.state.scoresDrawn]).toEqual([false, 'turn', 'MCR', 5])
    t.do('take 1', 'perform')
    expect(t.state.final).toBe(true)
  })

  test('EX-15.5 an empty deck ends the game in the same way', () => {
    const { state } = table({ players: 4, track: TRACK, discard: ['score', 'score'] })
    const deck = state.deck.slice(0, state.drawn)
    const t = new Table(game, { ...state, deck, deckSize: deck.length }).do('take 1', 'points', 'finish')
    decline(t)
    expect([t.step(), t.asked(), t.state.final, t.state.scoresDrawn]).toEqual(['window', 'PG', true, 2])
    expect(t.track()).toEqual(['A05', 'A06', 'A07', 'A08', ''])
    expect(winners(t.do('pass'))).toHaveLength(1)
  })
})

describe('Final Scoring', () => {
  const kept = { UN: ['A44'], MCR: ['A18'], OPA: ['A17'], PG: ['A19'] }

  test.each([
    { holder: 'UN', order: ['PG', 'MCR', 'OPA', 'UN'] },
    { holder: 'PG', order: ['MCR', 'OPA', 'UN', 'PG'] },
    { holder: 'MCR', order: ['OPA', 'UN', 'PG', 'MCR'] },
  ])('EX-15.6 its window begins left of the $holder, who controls the Rocinante and is last', ({ holder, order }) => {
    const t = toFinal({ seating: ['OPA', 'UN', 'PG', 'MCR'], active: 'UN', captain: holder, kept })
    expect(passAll(t, 'window')).toEqual(order)
  })

  test('EX-15.6 one kept Event, or for the controller an ability; never two', () => {
    const t = toFinal({
      captain: 'UN',
      kept: { MCR: ['A18', 'A17'], UN: ['A44', 'A15'] },
      bases: { tycho: { OPA: 1 } },
    })
    expect([t.asked(), ...t.offer()]).toEqual(['MCR', 'play A18', 'play A17', 'pass'])
    expect(t.rules('use kamal')).toEqual(['EX-14.4'])
    t.do('play A18', 'cube OPA tycho')
    expect([t.asked(), ...t.offer()]).toEqual([
      'UN',
      'play A44',
      'play A15',
      'use holden',
      'use nagata',
      'use kamal',
      'pass',
    ])
    t.do('use kamal', 'orbital vesta')
    expect(t.asked()).toBe(undefined)
    expect(gainsOn(t, 'tycho')).toEqual({})
  })

  test('EX-15.7 every Base scores 5/3/1, critical resources included, and no Sector is Bonus Sector', () => {
    const cubes = { UN: 4, MCR: 3, OPA: 2, PG: 1 }
    const bases = { africa: cubes, tycho: cubes, titan: cubes, eurasia: { UN: 1 } }
    const t = toFinal({ bases }).do('pass')
    for (const base of ['africa', 'tycho', 'titan'] as const)
      expect(gainsOn(t, base)).toEqual({ UN: 5, MCR: 3, OPA: 1 })
    expect(gainsOn(t, 'eurasia')).toEqual({ UN: 6 })
    expect(t.events.filter((e) => e.kind === 'scored')).toHaveLength(16)
    expect(story(t)).not.toContain('bonusChosen')
    expect(story(t)).not.toContain('bonusRevealed')
    expect([t.cp('UN'), t.cp('MCR'), t.cp('OPA'), t.cp('PG')]).toEqual([31, 19, 13, 10])
    expect(game.outcome(t.state)?.scores).toEqual([31, 19, 13, 10])
  })

  test('EX-15.7 shared places get the value of the next place', () => {
    const t = toFinal({ bases: { titan: { UN: 2, MCR: 2, OPA: 1 }, africa: { UN: 3, MCR: 1, PG: 1 } } }).do('pass')
    expect(gainsOn(t, 'titan')).toEqual({ UN: 3, MCR: 3, OPA: 1 })
    expect(gainsOn(t, 'africa')).toEqual({ UN: 5, MCR: 1, PG: 1 })
  })

  test('EX-15.9 nothing follows it: no techs, no fleets, no new controller', () => {
    const t = toFinal({ scorings: 1, cp: { UN: 1 }, captain: 'PG' })
    const before = t.events.length
    t.do('pass')
    expect(
      t.events
        .slice(before)
        .map((e) => e.kind)
        .filter((kind) => kind !== 'scored'),
    ).toEqual(['passed', 'standing', 'over'])
    expect([techs(t), captain(t)]).toEqual([[], 'PG'])
    expect(ORBITALS.map((o) => t.fleets(o, 'UN'))).toEqual(ORBITALS.map(() => 0))
  })

  test('EX-15.10 kept Events and tokens are worth nothing', () => {
    const spec = { bases: { titan: { PG: 1 } }, techs: { PG: ['pg-3'] }, captain: 'UN' }
    const rich = toFinal({ ...spec, kept: { PG: ['A19', 'A17'] }, tokens: { PG: 2 } })
    passAll(rich, 'window')
    const poor = toFinal({ ...spec, tokens: { PG: 0 } })
    passAll(poor, 'window')
    expect(rich.kept('PG')).toEqual(['A19', 'A17'])
    expect([rich.cp('PG'), poor.cp('PG')]).toEqual([15, 15])
  })

  test.each([
    { cp: { UN: 5, MCR: 9, OPA: 8, PG: 7 }, initiative: ['UN', 'OPA', 'PG', 'MCR'], wins: 'MCR' },
    { cp: { UN: 9, MCR: 9, OPA: 8, PG: 7 }, initiative: ['PG', 'MCR', 'OPA', 'UN'], wins: 'MCR' },
    { cp: { UN: 9, MCR: 9, OPA: 8, PG: 7 }, initiative: ['PG', 'UN', 'OPA', 'MCR'], wins: 'UN' },
    { cp: { UN: 9, MCR: 9, OPA: 9, PG: 9 }, initiative: ['PG', 'UN', 'OPA', 'MCR'], wins: 'PG' },
    { cp: { UN: 1, MCR: 1, OPA: 1, PG: 1 }, initiative: ['OPA', 'UN', 'PG', 'MCR'], wins: 'OPA' },
  ])('EX-15.11 most CP wins, tied the highest on the track: $cp, $initiative', ({ cp, initiative, wins }) => {
    const t = toFinal({ cp, initiative, captain: 'MCR' }).do('pass')
    expect(winners(t)).toEqual([wins])
    expect(t.events.at(-1)).toMatchObject({ kind: 'over', winner: FACTIONS.findIndex((p) => p === wins) })
  })

  test.each(['UN', 'MCR'])('EX-15.12 with two players tied the one who controls the Rocinante wins: %s', (holder) => {
    expect(winners(toFinal({ players: 2, captain: holder }).do('pass'))).toEqual([holder])
    const apart = toFinal({ players: 2, captain: holder, cp: { UN: 11 } }).do('pass')
    expect(winners(apart)).toEqual(['UN'])
  })
})

describe('examples', () => {
  test('T-23 the Rocinante changes hands in the fifth Scoring, and the final window begins left of its new controller', () => {
    const kept = { UN: ['A44'], MCR: ['A18'], OPA: ['A17'], PG: ['A19'] }
    const track = ['score', 'A05', 'A06', 'A07', 'A08']
    const spec = { track, discard: FIVE.slice(1), deck: ['score'], kept, scorings: 4, captain: 'PG', cp: { MCR: 2 } }
    const t = table({ players: 4, ...spec }).do('take 1')
    scoreThrough(t, 'inner')
    expect([t.state.final, t.state.scorings, captain(t)]).toEqual([true, 5, 'MCR'])
    const asked: (string | undefined)[] = []
    const final = t.events.findIndex((e) => e.kind === 'final')
    for (const e of t.events.slice(final)) if (e.kind === 'passed') asked.push(FACTIONS[e.player])
    expect(asked).toEqual(['OPA', 'PG', 'UN', 'MCR'])
  })

  test('T-24 two players tied: after a Scoring the Rocinante stays, at the end its controller wins', () => {
    const cp = { UN: 6, MCR: 6 }
    const track = ['score', 'A05', 'A06', 'A07', 'A08']
    for (const holder of ['UN', 'MCR']) {
      const t = table({ players: 2, track, discard: FIVE.slice(1), deck: ['score'], cp, captain: holder }).do('take 1')
      scoreThrough(t, 'inner')
      expect([captain(t), winners(t)]).toEqual([holder, [holder]])
    }
  })

  test('T-25 two players with 2 each on a Base get 3 each in Final Scoring, and nobody a critical resource', () => {
    const tied = { UN: 2, MCR: 2 }
    const all = ['eurasia', 'africa', 'mariner-valley', 'londres-nova'] as const
    const bases = Object.fromEntries(all.map((base) => [base, tied]))
    const t = toFinal({ players: 2, bases, fleets: { vesta: { rocinante: 1 } } }).do('pass')
    expect(all.map((base) => gainsOn(t, base))).toEqual(all.map(() => ({ UN: 3, MCR: 3 })))
    const sole = toFinal({
      players: 2,
      bases: { eurasia: { UN: 1 }, africa: { MCR: 1 }, 'londres-nova': { MCR: 1 } },
    }).do('pass')
    expect([gainsOn(sole, 'eurasia'), gainsOn(sole, 'africa'), gainsOn(sole, 'londres-nova')]).toEqual([
      { UN: 5 },
      { MCR: 5 },
      { MCR: 5 },
    ])
  })
})
