import { describe, expect, test } from 'vitest'
import { type Rng, rngFrom } from '@orrery/kernel'
import { game } from '../../src/index.ts'
import { CARDS } from '../../src/data/cards.ts'
import { BASES, FACTIONS } from '../../src/types.ts'
import { fresh, type Spec, table, type Table as EngineTable } from '../table.ts'
import { positionOf, SECTORS, someTable } from './random-table.ts'
import * as rulebook from './rulebook.ts'
import type { Faction, Sector, Table } from './rulebook.ts'

/* The engine beside a literal reading of the rulebooks, on random tables. */

const TABLES = 10_000
/** Each combination gets its share of the tables. */
const MODULES: readonly (readonly string[])[] = [[], ['beta'], ['delta'], ['beta', 'delta'], ['epsilon']]
const SHARE = Math.ceil(TABLES / MODULES.length)

const name = (player: number): Faction => FACTIONS[player] ?? 'UN'

const byFaction = (list: readonly number[]): { [faction: string]: number } =>
  Object.fromEntries(list.map((n, player) => [name(player), n]))

const positive = (points: { readonly [faction: string]: number }): { [faction: string]: number } =>
  Object.fromEntries(Object.entries(points).filter(([, n]) => n !== 0))

/** Answers everything with a pass until somebody is asked to take a turn, or the game is over. */
function passOn(t: EngineTable): void {
  while (t.asked() !== undefined && t.step() !== 'turn')
    t.do(t.offer().includes('pass') ? 'pass' : (t.offer()[0] ?? ''))
}

/** What the engine paid on each Base. */
const paidBy = (t: EngineTable): { [base: string]: unknown } =>
  Object.fromEntries(
    t
      .happened('scored')
      .map(({ base, gains, critical }) => [
        BASES[base] ?? '',
        { points: positive(byFaction(gains)), critical: critical < 0 ? undefined : name(critical) },
      ]),
  )

const paidByTheBook = (known: Table, bonus: Sector | 'final'): { [base: string]: unknown } =>
  Object.fromEntries(
    rulebook.basesInPlay(known).map((base) => {
      const { points, critical } = rulebook.scoreBase(known, base, bonus)
      return [base, { points: positive(points), critical }]
    }),
  )

function scoringTurn(known: Table, modules: readonly string[], bonus: Sector): EngineTable {
  const t = table({
    ...positionOf(known, modules),
    active: known.players[0] ?? 'UN',
    scorings: known.scorings - 1,
    track: ['score', 'A08', 'A09', 'A10', 'A12'],
  })
  if (t.step() !== 'turn') passOn(t)
  t.do('take 1', `bonus ${bonus}`)
  passOn(t)
  return t
}

function compareScoring(known: Table, modules: readonly string[], rng: Rng): void {
  const bonus = SECTORS[rng.below(SECTORS.length)] ?? 'belt'
  const t = scoringTurn(known, modules, bonus)
  const shown = JSON.stringify({ bonus, ...known })
  expect(paidBy(t), shown).toEqual(paidByTheBook(known, bonus))
  const after = rulebook.scoreAll(known, bonus)
  const standing = t.happened('standing').at(-1)?.cp ?? []
  expect(byFaction(standing), shown).toEqual(after.cp)
  expect(name(t.state.captain), shown).toBe(rulebook.nextCaptain(known, after.cp))
  if (after.tokens !== undefined) expect(byFaction(t.state.resources), shown).toEqual(after.tokens)
  if (known.standee !== undefined) compareStandee(t, known, bonus, shown)
}

/** "Moves the standee to a Base of their choice in a different Band." */
function compareStandee(t: EngineTable, known: Table, bonus: Sector, shown: string): void {
  const next = rulebook.afterProtomolecule(known, bonus)
  const destroyed = t.happened('destroyed').map(({ base }) => BASES[base])
  expect(destroyed, shown).toEqual(next === 'accident' ? [known.standee] : [])
  expect(name(t.state.holder), shown).toBe(next === 'accident' ? known.holder : next)
  const now = (BASES as readonly string[])[t.state.standee] ?? ''
  expect(rulebook.bandOf(now), shown).not.toBe(rulebook.bandOf(known.standee ?? ''))
}

function compareFinal(known: Table, modules: readonly string[]): void {
  const t = table({
    ...positionOf(known, modules),
    active: known.players[0] ?? 'UN',
    track: ['A22', 'A05', 'A06', 'A07', 'A08'],
    discard: ['score', 'score', 'score', 'score', 'score'],
    deck: ['score'],
  })
  if (t.step() !== 'turn') passOn(t)
  t.do('take 1', 'points', 'finish')
  while (t.step() === 'offer') t.do('decline')
  const before: Table = { ...known, cp: byFaction(t.state.cp) }
  passOn(t)
  const shown = JSON.stringify(before)
  expect(paidBy(t), shown).toEqual(paidByTheBook(before, 'final'))
  const after = rulebook.scoreAll(before, 'final')
  const bonus = after.tokens === undefined ? {} : rulebook.tokenBonus(before, after.tokens)
  const cp = Object.fromEntries(before.players.map((f) => [f, (after.cp[f] ?? 0) + (bonus[f] ?? 0)]))
  expect(byFaction(t.state.cp), shown).toEqual(cp)
  const winners = game.outcome(t.state)?.winners.map((seat) => name(t.state.seating[seat] ?? -1))
  expect(winners, shown).toEqual([rulebook.winnerOf(before, cp)])
}

describe('the engine and a literal reading of the rulebooks agree', () => {
  test.each(MODULES.map((modules) => ({ modules, title: modules.join(' and ') || 'no module' })))(
    'EX-12.4 EX-12.8 DC-B.4 DC-B.8 DC-D.2 EX-11.13 a Scoring turn on random tables with $title',
    ({ modules }) => {
      for (let i = 0; i < SHARE; i++) {
        const rng = rngFrom(`literal ${modules.join()} ${i}`)
        compareScoring(someTable(rng, modules), modules, rng)
      }
    },
  )

  test.each(MODULES.slice(0, 4).map((modules) => ({ modules, title: modules.join(' and ') || 'no module' })))(
    'EX-15.7 EX-15.8 DC-B.16 DC-D.11 Final Scoring and the winner on random tables with $title',
    ({ modules }) => {
      for (let i = 0; i < SHARE / 4; i++)
        compareFinal(someTable(rngFrom(`final ${modules.join()} ${i}`), modules), modules)
    },
  )

  test('DC-E.10 a Power Play pays for each Base controlled in the Sector of the leader', () => {
    let paid = 0
    for (let i = 0; i < SHARE / 2; i++) {
      const known = someTable(rngFrom(`power ${i}`), ['epsilon'])
      const faction = known.players[0] ?? 'UN'
      const home = Object.keys(known.fleets).find((orbital) => (known.fleets[orbital] ?? {})[`${faction}-leader`] === 1)
      if (home === undefined) continue
      const base = Object.keys(rulebook.MAP).find((id) => rulebook.MAP[id]?.[0] === home) ?? ''
      const t = table({ ...positionOf(known, ['epsilon']), active: faction })
      const before = t.cp(faction)
      const point = 2 + (i % 3)
      t.do(`power ${point}`)
      expect(t.cp(faction) - before, JSON.stringify(known)).toBe(
        rulebook.powerPlay(known, faction, rulebook.sectorOf(base), point),
      )
      paid++
    }
    expect(paid).toBeGreaterThan(SHARE / 8)
  })
})

describe('set-up by the book', () => {
  const isFor = (card: string, players: number): boolean => {
    const row = CARDS.find(({ id }) => id === card)
    return row !== undefined && (players === 4 || (players === 3 ? row.p3 : row.p2))
  }

  /** The whole deck from the top, the five cards of the Action Track first. */
  const deckOf = (options: Spec, players: number, seed: string): string[] => {
    const written = game.position.write(fresh(players, options, seed).state) as {
      readonly drawn: readonly string[]
      readonly deck: readonly string[]
    }
    return [...written.drawn, ...written.deck]
  }

  test.each([2, 3, 4])('EX-3.10 EX-3.11 EX-3.12 the deck of %i players is stacked pile by pile', (players) => {
    for (let i = 0; i < 200; i++) {
      const deck = deckOf({}, players, `deck ${i}`)
      let from = 0
      for (const { actions, scores } of rulebook.pilesFor(players)) {
        const pile = deck.slice(from, (from += actions + scores))
        expect(pile.filter((card) => card === 'score')).toHaveLength(scores)
        expect(pile.filter((card) => card !== 'score' && isFor(card, players))).toHaveLength(actions)
      }
      expect(deck).toHaveLength(from)
      const cards = deck.filter((card) => card !== 'score')
      expect(new Set(cards).size).toBe(cards.length)
    }
  })

  test.each([2, 3, 4])(
    'EX-3.6 EX-14.1 the last of %i players has the Rocinante, in the Orbital of their home',
    (players) => {
      for (let i = 0; i < 50; i++) {
        const t = fresh(players, {}, `rocinante ${i}`)
        const seats = t.state.seating.map(name)
        const first = seats.indexOf(t.asked() ?? 'UN')
        const last = seats[(first + players - 1) % players] ?? 'UN'
        expect(name(t.state.captain)).toBe(last)
        const home = ({ UN: 'earth', MCR: 'mars', OPA: 'tycho', PG: 'thoth' } as const)[last]
        expect(t.fleets(home, 'rocinante')).toBe(1)
        const order = [...seats.slice(first), ...seats.slice(0, first)].toReversed()
        expect(t.initiative()).toEqual(players === 2 ? [] : order)
      }
    },
  )
})
