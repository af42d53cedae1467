import { game as expanse } from '@orrery/expanse'
import { game as expedition } from '@orrery/expedition'
import { game as hexpanse } from '@orrery/hexpanse'
import { type AnyGame, rngFrom, type Json, type Seat } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { encode } from '../../src/branch/code.ts'
import { atRest } from './clean.ts'
import { POLLING } from './world.ts'

/* Positions from seeded random play of the real rules, opened through the link of a branch. */

interface Table {
  readonly options: { readonly [name: string]: Json }
  readonly seats: number
}

interface Played {
  readonly game: AnyGame
  /** The smallest table and the most crowded one. */
  readonly tables: readonly Table[]
  /** Questions that fill the panel with more than their choices, by the kinds of moves they offer. */
  readonly also: readonly string[]
}

const MODULES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']

export const GAMES: readonly Played[] = [
  {
    game: expanse,
    tables: [
      { options: {}, seats: 2 },
      { options: { modules: MODULES }, seats: 4 },
    ],
    also: ['play power take', 'cube stop', 'take'],
  },
  {
    game: hexpanse,
    tables: [
      { options: { mode: 'admiral' }, seats: 2 },
      { options: { mode: 'admiral' }, seats: 4 },
    ],
    also: ['rotate', 'hex', 'faction', 'mission', 'buy pass'],
  },
  {
    game: expedition,
    tables: [
      { options: {}, seats: 4 },
      { options: {}, seats: 6 },
    ],
    also: ['claim deal end', 'claim end', 'goods planet', 'number'],
  },
]

/** Moves that are played after the position, so that the page has something to take back. */
const MOST_STAGED = 4

/** A moment in which one seat alone is asked something. */
export interface Moment {
  readonly game: AnyGame
  readonly seat: Seat
  readonly seats: number
  /** The position a few moves earlier, and those moves. */
  readonly before: unknown
  readonly moves: readonly string[]
  /** The open moves, as lines of notation. */
  readonly offer: readonly string[]
}

/** All decisions of one random game. */
function* randomGame(game: AnyGame, { options, seats }: Table, seed: string): Generator<Moment> {
  const made = game.setup(options, seats, seed)
  if (!made.ok) throw new Error(`${made.error.at}: expected ${made.error.expected}`)
  const state = made.value
  const rng = rngFrom(seed)
  let whose: Seat = -1
  let before = game.clone(state)
  let moves: string[] = []
  for (let asks = game.pending(state); asks.length > 0; asks = game.pending(state)) {
    const seat = asks[rng.below(asks.length)]?.seat ?? 0
    if (seat !== whose || moves.length === MOST_STAGED) {
      whose = seat
      before = game.clone(state)
      moves = []
    }
    const open = [...game.moves(state, seat)]
    if (asks.length === 1) {
      yield { game, seat, seats, before, moves: [...moves], offer: open.map((move) => game.print(move)) }
    }
    const move = open[rng.below(open.length)]
    if (move === undefined) return
    moves.push(`${seat} ${game.print(move)}`)
    game.apply(state, seat, move)
  }
}

/** The first such moment of a random game. */
export function momentWhere(game: AnyGame, table: Table, wanted: (moment: Moment) => boolean): Moment {
  for (let n = 0; ; n++) {
    const moment = randomGame(game, table, `moment ${n}`).find(wanted)
    if (moment !== undefined) return moment
  }
}

/** The kinds of moves an offer holds, such as "claim end offer". */
const kindsIn = ({ offer }: Moment): string =>
  [...new Set(offer.map((line) => line.split(' ')[0] ?? ''))].toSorted().join(' ')

/** The longest offer of each kind of question: those that are always wanted first, then the longest. */
export function longestOffers({ game, tables, also }: Played, games: number, most: number): Moment[] {
  const longest = new Map<string, Moment>()
  for (const table of tables) {
    for (let i = 0; i < games; i++) {
      for (const moment of randomGame(game, table, `offers ${i}`)) {
        const key = `${table.seats} ${kindsIn(moment)}`
        if (moment.offer.length > (longest.get(key)?.offer.length ?? 0)) longest.set(key, moment)
      }
    }
  }
  const all = [...longest.values()].toSorted((a, b) => b.offer.length - a.offer.length)
  const wanted = all.filter((moment) => also.includes(kindsIn(moment)))
  return [...wanted, ...all.filter((moment) => !wanted.includes(moment))].slice(0, most)
}

/** The link of a branch from a position, in which one seat is played here. */
export async function branchFrom(
  game: AnyGame,
  position: Json,
  { seat = 0, seats = 2, moves = [] as readonly string[] } = {},
): Promise<string> {
  const bots = Array.from({ length: seats }, (_, i) => (i === seat ? '' : 'random'))
  return `/branch#${await encode({ game: game.id, rules: game.rulesVersion, bots, after: 0, position, moves })}`
}

/** The link of a branch in which the seat of the moment is played here. */
export const linkTo = ({ game, before, ...moment }: Moment): Promise<string> =>
  branchFrom(game, game.position.write(before), moment)

/** Opens a branch in a page that shows one; the empty link between the two takes the old table away. */
export async function showBranch(page: Page, link: string): Promise<void> {
  const [, code = ''] = link.split('#')
  await page.evaluate(() => (location.hash = ''))
  await page.getByText('This link is incomplete: it has no branch in it.').waitFor()
  await page.evaluate((hash) => (location.hash = hash), code)
  await page.waitForFunction(
    () => document.querySelector('[data-choice], [data-piece], [data-lit]') !== null,
    undefined,
    {
      polling: POLLING,
    },
  )
  await atRest(page)
}

/** The table alone from now on: the bar of a branch takes height that a table has. */
export const hideBranchBar = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const css = `[aria-label='Branch'] { display: none !important }
      div:has(> [aria-label='Branch']) { --banner: 0px !important }`
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(css)]
  })
