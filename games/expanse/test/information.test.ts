import { Match, type Move, OBSERVER, rngFrom, type Seat, wouldCommit } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { slotPrice } from '../src/rules/track.ts'
import { game } from '../src/index.ts'
import { CARDS } from '../src/data/cards.ts'
import { HIDDEN, NONE, SECTORS } from '../src/types.ts'
import type { Event, SectorId, State, View } from '../src/types.ts'
import { scoring, took } from './scored.ts'
import { fresh, type Spec, type Table, table } from './table.ts'

/* In these positions the seats are UN 0, MCR 1, OPA 2, PG 3. */
const ALL: readonly Seat[] = [0, 1, 2, 3, OBSERVER]
const OTHERS: readonly Seat[] = [1, 2, 3, OBSERVER]
const TRACK = ['score', 'A05', 'A06', 'A07', 'A08']

const move = (line: string): Move => {
  const parsed = game.parse(line)
  if (!parsed.ok) throw new Error(line)
  return parsed.value
}

type Game = Match<State, View, Event>

/** A match from a position, with these lines played. */
function match(position: Spec, ...lines: readonly string[]): Game {
  const start = Match.fromPosition(game, position)
  if (!start.ok) throw new Error(start.error.at)
  for (const line of lines) {
    const played = start.value.play(start.value.pending()[0]?.seat ?? NONE, move(line))
    if (!played.ok) throw new Error(`${line}: ${JSON.stringify(played.error)}`)
  }
  return start.value
}

/** Everything a seat is ever given. */
const told = (m: Game, seat: Seat): string => JSON.stringify([m.view(seat), m.events(seat), m.offer(seat), m.pending()])

/** The UN has taken a Score card and chosen a Sector; the MCR, with Cotyar Ghazi, is asked first in the window. */
const chosen = (sector: SectorId, ...more: readonly string[]): Game =>
  match({ players: 4, track: TRACK, kept: { MCR: ['A03'] } }, 'take 1', `bonus ${sector}`, ...more)

const sectorsTold = (m: Game, seat: Seat): (SectorId | undefined)[] =>
  m.events(seat).flatMap(({ event }) => ('sector' in event ? [SECTORS[event.sector]] : []))

/** Hides or shows: what a view says of the chosen Sector. */
const seen = (m: Game, seat: Seat): SectorId | 'hidden' | 'none' => {
  const sector = m.view(seat).chosen
  return sector === HIDDEN ? 'hidden' : (SECTORS[sector as number] ?? 'none')
}

/** A game well under way: techs, kept Events, used markers, pieces everywhere. */
const midgame = (): Table =>
  fresh(4, {}, 'midgame').playUntil(
    ({ state: s }) => s.scorings === 3 && s.kept.length > 2 && s.stack.length === 2,
    'play',
  )

describe('what everybody sees', () => {
  const PUBLIC: readonly (keyof State & keyof View)[] = [
    ...(['track', 'discard', 'kept', 'techs', 'cubes', 'fleets', 'supply', 'reserve', 'cp', 'initiative'] as const),
    ...(['captain', 'markers', 'scorings', 'scoresDrawn', 'drawn', 'tokens', 'active', 'usedUp', 'inPlay'] as const),
    ...(['inHand', 'seating', 'deckSize', 'winner', 'final', 'knowers'] as const),
  ]
  test.each(PUBLIC)('EX-17.1 %s', (field) => {
    const { state } = midgame()
    for (const seat of ALL) expect(game.view(state, seat)[field]).toEqual(state[field])
  })

  test('EX-17.1 pieces with kind and damage, prices, the size of the deck', () => {
    const spec = {
      players: 4,
      fleets: { mars: { damaged: 1, battleship: 1 }, ceres: { scrap: 2 } },
      techs: { OPA: ['opa-2'] },
    }
    const { state } = table({ ...spec, bases: { eros: { UN: 2, diplomat: 1 } } })
    for (const seat of ALL) {
      const view = game.view(state, seat)
      expect([view.cubes, view.fleets]).toEqual([state.cubes, state.fleets])
      expect([0, 1, 2, 3, 4].map((slot) => slotPrice(view, 0, slot))).toEqual([0, 1, 1, 2, 2])
      expect([0, 1, 2, 3, 4].map((slot) => slotPrice(view, 2, slot))).toEqual([0, 0, 0, 0, 0])
      expect(view.deckSize - view.drawn).toBe(45)
    }
  })
})

describe('what nobody sees', () => {
  const SECRETS = ['order of the deck', 'cards left in the box']

  test.each(SECRETS)('EX-17.2 %s: another one looks the same to every seat', (name) => {
    const thing = game.hidden.find((hidden) => hidden.name === name)
    const rng = rngFrom(name)
    const { state } = midgame()
    const rest = (s: State): string => JSON.stringify([s.deck.slice(s.drawn), s.unused])
    for (const seat of ALL) {
      const other = thing?.vary(state, seat, rng) ?? state
      expect(rest(other)).not.toBe(rest(state))
      expect(game.view(other, seat)).toEqual(game.view(state, seat))
    }
  })

  test('EX-17.2 a view holds the cards drawn so far, and neither the rest, nor the box, nor the seed', () => {
    const start = Match.start(game, { options: {}, seats: 4, seed: 'well-kept-seed' })
    if (!start.ok) throw new Error('no match')
    for (const seat of ALL) {
      const view = start.value.view(seat)
      expect(view.deck).toEqual(view.track)
      expect(Object.keys(view)).not.toContain('unused')
      expect(JSON.stringify(view)).not.toContain('well-kept-seed')
    }
  })

  test('EX-17.2 what is told of a turn does not depend on the cards that come after its refill', () => {
    const lines = ['take 2', 'finish', 'decline', 'decline']
    const track = ['A22', 'A05', 'A06', 'A07', 'A08']
    const one = match({ players: 4, track, deck: ['A09', 'A10', 'A11'] }, ...lines)
    const other = match({ players: 4, track, deck: ['A09', 'A12', 'A13'] }, ...lines)
    for (const seat of ALL) expect(told(one, seat)).toBe(told(other, seat))
    expect(one.view(OBSERVER).track.at(-1)).toBe(CARDS.findIndex((card) => card.id === 'A09'))
  })
})

describe('the chosen Bonus Sector', () => {
  test('EX-17.3 the chooser knows it; the others see only that a choice was made', () => {
    const m = chosen('belt')
    expect([seen(m, 0), sectorsTold(m, 0)]).toEqual(['belt', ['belt']])
    for (const seat of OTHERS) {
      expect([seen(m, seat), sectorsTold(m, seat)]).toEqual(['hidden', []])
      expect(m.events(seat).at(-1)?.event).toEqual({ kind: 'bonusChosen', player: 0 })
      expect(m.view(seat).markers).toEqual([2, 2, 2])
    }
  })

  test('EX-17.3 whatever was chosen, all that the others get is the same until step 3', () => {
    const [belt, outer] = [chosen('belt'), chosen('outer')]
    for (const seat of OTHERS) expect(told(belt, seat)).toBe(told(outer, seat))
    expect(told(belt, 0)).not.toBe(told(outer, 0))
    const [beltLater, outerLater] = [chosen('belt', 'pass'), chosen('outer', 'pass')]
    for (const seat of OTHERS) expect(told(beltLater, seat)).toBe(told(outerLater, seat))
  })

  test('EX-17.3 a varied choice is one the seat cannot tell from the true one', () => {
    const thing = game.hidden.find(({ name }) => name === 'chosen Bonus marker')
    const state = chosen('belt').snapshot()
    const rng = rngFrom('vary')
    const variants = (seat: Seat): Set<number> =>
      new Set(Array.from({ length: 40 }, () => thing?.vary(state, seat, rng).chosen ?? NONE))
    expect([...variants(0)]).toEqual([SECTORS.indexOf('belt')])
    for (const seat of OTHERS) expect(variants(seat)).toEqual(new Set([0, 1, 2]))
  })

  test('EX-17.4 whoever looks at the marker alone learns it', () => {
    const m = chosen('belt', 'play A03')
    expect(ALL.map((seat) => seen(m, seat))).toEqual(['belt', 'belt', 'hidden', 'hidden', 'hidden'])
    expect(sectorsTold(m, 1)).toEqual(['belt'])
    const other = chosen('outer', 'play A03')
    for (const seat of [2, 3, OBSERVER]) {
      expect(sectorsTold(m, seat)).toEqual([])
      expect(told(m, seat)).toBe(told(other, seat))
      expect(m.events(seat).map(({ event }) => event)).toContainEqual({ kind: 'peeked', player: 1 })
    }
  })

  test('EX-17.6 a choice once made cannot be changed or taken back', () => {
    const m = match({ players: 4, track: TRACK }, 'take 1')
    expect(wouldCommit(game, m.view(0), 0, move('bonus belt'))).toBe(true)
    m.play(0, move('bonus belt'))
    expect(m.refusals(0, move('bonus inner'))).not.toEqual([])
    expect(m.canUndo(0)).toBe('agreement')
    expect(m.undo(0)).toEqual({ ok: false, error: 'barrier' })
  })

  test('EX-17.6 nor a look at it; and an undo the table agrees to tells nobody what it was', () => {
    const looked = chosen('belt', 'play A03')
    expect([looked.canUndo(1), looked.undo(1).ok]).toEqual(['agreement', false])
    const [belt, outer] = [chosen('belt'), chosen('outer')]
    for (const m of [belt, outer]) expect(m.undo(0, { agreed: true }).ok).toBe(true)
    for (const seat of OTHERS) expect(told(belt, seat)).toBe(told(outer, seat))
  })

  test('EX-17.6 cards that were shown cannot be unseen: the refill is a barrier', () => {
    const m = match({ players: 4, track: ['A42', 'A05', 'A06', 'A07', 'A08'] }, 'take 1')
    expect(m.canUndo(0)).toBe('free')
    expect(wouldCommit(game, m.view(0), 0, move('finish'))).toBe(false)
    for (const line of ['finish', 'decline', 'decline']) m.play(m.pending()[0]?.seat ?? NONE, move(line))
    expect([m.pending()[0]?.seat, m.canUndo(2)]).toEqual([1, 'agreement'])
  })

  test('T-27 before the reveal no other view contains the chosen Sector, after it all do', () => {
    for (const sector of SECTORS) {
      const before = chosen(sector, 'pass')
      expect(OTHERS.map((seat) => seen(before, seat))).toEqual(OTHERS.map(() => 'hidden'))
      expect(OTHERS.flatMap((seat) => sectorsTold(before, seat))).toEqual([])
      const after = chosen(sector, 'pass', 'pass')
      for (const seat of ALL) {
        expect(sectorsTold(after, seat).at(-1)).toBe(sector)
        expect(after.view(seat).markers).toEqual(SECTORS.map((each) => (each === sector ? 1 : 2)))
        expect(seen(after, seat)).toBe('none')
      }
    }
  })

  test('EX-17.3 the secret holds also when the Sector is the only one left, or the last step is near', () => {
    const spec = { players: 4, ...scoring('UN', 5), markers: { inner: 1, belt: 1, outer: 0 } }
    const t = took(spec).do('bonus inner')
    expect(OTHERS.map((seat) => game.view(t.state, seat).chosen)).toEqual(OTHERS.map(() => HIDDEN))
    const forced = took({ players: 4, ...scoring('UN', 5), markers: { inner: 1, belt: 0, outer: 0 } })
    expect(OTHERS.map((seat) => game.view(forced.state, seat).chosen)).toEqual(OTHERS.map(() => HIDDEN))
    expect(game.view(forced.state, 0).chosen).toBe(SECTORS.indexOf('inner'))
  })
})

describe('a card shown by an Event', () => {
  const A17 = CARDS.findIndex((card) => card.id === 'A17')
  const track = ['A42', 'A05', 'A06', 'A07', 'A08']
  const hybrid = (): Table =>
    table({ players: 4, track, deck: ['A17', 'A18'], kept: { UN: ['A21'] }, bases: { titan: { OPA: 1 } } }).do(
      'play A21',
    )

  test('EX-17.7 every view shows it on top of the deck', () => {
    const t = hybrid()
    expect(t.events.filter((e) => e.kind === 'revealed')).toEqual([{ kind: 'revealed', card: A17 }])
    for (const seat of ALL) {
      const view = game.view(t.state, seat)
      expect([view.known, view.deck[view.drawn], view.deck.length - view.drawn]).toEqual([1, A17, 1])
      const guesses = Array.from({ length: 20 }, (_, i) => game.guess(view, seat, rngFrom(`guess ${i}`)))
      expect(guesses.every((s) => s.deck[s.drawn] === A17)).toBe(true)
      expect(new Set(guesses.map((s) => s.deck[s.drawn + 1])).size).toBeGreaterThan(1)
    }
  })

  test('EX-17.7 it stays known until it is drawn, and what comes after is unknown again', () => {
    const t = hybrid()
    expect([t.asked(), t.state.known]).toEqual(['MCR', 1])
    t.do('take 1', 'finish', 'decline', 'decline')
    expect(t.track().at(-1)).toBe('A17')
    for (const seat of ALL) {
      const view = game.view(t.state, seat)
      expect([view.known, view.deck.length]).toEqual([0, view.drawn])
    }
  })
})
