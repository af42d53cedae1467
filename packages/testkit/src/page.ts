import {
  type Game,
  type GameEvent,
  itemAt,
  type Json,
  kindOf,
  type Move,
  OBSERVER,
  rngFrom,
  type Seat,
  type Seen,
} from '@orrery/kernel'
import {
  choicesOf,
  litThings,
  type Meaning,
  meaningOf,
  type Part,
  RESERVED_LETTERS,
  type TableProps,
  type Target,
  type WebEntryPoint,
} from '@orrery/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { begun, type Spec } from './table.ts'

/*
 * What the look of every game must pass: the page never drops a move and never invents one, and what may be touched is
 * drawn. Random games, as a page sees them, looked at at every decision.
 */

/** A decision of a random game as the player who is asked sees it. */
export interface PageMoment<V, E extends GameEvent> {
  readonly view: V
  readonly seat: Seat
  readonly universe: ReadonlySet<Move>
  /** What the answer before it made happen. */
  readonly last: readonly Seen<E>[]
}

export interface PageTable {
  readonly seats: number
  readonly options?: Spec
  readonly games?: number
  /** Most decisions of each game. */
  readonly most?: number
}

/** A view as it reaches a page: through JSON. */
export const seenBy = <S, V, E extends GameEvent>(game: Game<S, V, E>, s: S, seat: Seat): V =>
  game.openView(JSON.parse(JSON.stringify(game.view(s, seat))) as Json)

export const seenEvents = <E extends GameEvent>(events: readonly E[], entry = 1): Seen<E>[] =>
  events.map((event, part) => ({ entry, part, event }))

/** The decisions of one random game; what it returns is how it ended. */
export function* moments<S, V, E extends GameEvent>(
  game: Game<S, V, E>,
  { seats, options = {}, most = Infinity }: PageTable,
  seed: string,
): Generator<PageMoment<V, E>, S> {
  const s = begun(game, seats, options, seed)
  const rng = rngFrom(`page ${seed}`)
  const universe = new Set(game.universe(s))
  let last: E[] = []
  for (let i = 0; i < most; i++) {
    const asks = game.pending(s)
    if (asks.length === 0) break
    const { seat } = itemAt(asks, rng.below(asks.length))
    yield { view: seenBy(game, s, seat), seat, universe, last: seenEvents(last) }
    const offer = game.moves(s, seat)
    last = []
    game.apply(s, seat, itemAt(offer, rng.below(offer.length)), (event) => last.push(event))
  }
  return s
}

function lastPosition<S, V, E extends GameEvent>(game: Game<S, V, E>, { seats, options = {} }: PageTable): S {
  const play = moments(game, { seats, options }, 'to the end')
  let step = play.next()
  while (step.done !== true) step = play.next()
  return step.value
}

/** The decisions of games at several tables, played once for all tests of a file. */
export class PageGames<S, V, E extends GameEvent> {
  readonly #game: Game<S, V, E>
  readonly #tables: readonly PageTable[]
  #all: readonly PageMoment<V, E>[] | undefined

  constructor(game: Game<S, V, E>, tables: readonly PageTable[]) {
    this.#game = game
    this.#tables = tables
  }

  get all(): readonly PageMoment<V, E>[] {
    return (this.#all ??= this.#tables.flatMap((table) =>
      Array.from({ length: table.games ?? 1 }, (_, i) => [
        ...moments(this.#game, table, `web-${table.seats}-${i}`),
      ]).flat(),
    ))
  }

  /** How one game at each table ended, as a seat and as a spectator see it. */
  get endings(): readonly { readonly view: V; readonly seat: Seat }[] {
    return this.#tables.flatMap((table) => {
      const s = lastPosition(this.#game, table)
      return [0, OBSERVER].map((seat) => ({ view: seenBy(this.#game, s, seat), seat }))
    })
  }

  /** The last decision of one game at each table that was played to its end. */
  get lastDecisions(): readonly PageMoment<V, E>[] {
    return this.#tables.flatMap(({ seats, options = {} }) =>
      [...moments(this.#game, { seats, options }, 'to the end')].slice(-1),
    )
  }

  /** About this many of them, from all games. */
  some(count: number): readonly PageMoment<V, E>[] {
    const every = Math.max(1, Math.floor(this.all.length / count))
    return this.all.filter((_, i) => i % every === 0)
  }
}

export function propsOf<V, E extends GameEvent>(
  entryPoint: WebEntryPoint<V, E>,
  view: V,
  seat: Seat,
  more: Partial<TableProps<V>> = {},
): TableProps<V> {
  return {
    view,
    seat,
    names: entryPoint.order(view).map((_, i) => `Player ${i + 1}`),
    lit: litThings(entryPoint, view, more.selected),
    selected: undefined,
    pointed: undefined,
    staged: [],
    last: [],
    scoreNow: false,
    phone: false,
    touch: () => undefined,
    drag: () => undefined,
    point: () => undefined,
    ...more,
  }
}

export const draw = <P extends object>(part: Part<P>, props: P): string =>
  renderToStaticMarkup(createElement(part, props))

/** The whole table as the page puts it together. */
export function drawn<V, E extends GameEvent>(entryPoint: WebEntryPoint<V, E>, props: TableProps<V>): string {
  const parts = [
    entryPoint.Board,
    entryPoint.Shelf,
    entryPoint.Status,
    entryPoint.Guide,
    entryPoint.Purse,
    entryPoint.ScoreNow,
  ]
  const seats = entryPoint.order(props.view).flatMap((of) => {
    const panel = { ...props, of, active: of === props.seat }
    return [draw(entryPoint.Seat, panel), draw(entryPoint.SeatChip, panel)]
  })
  return [...parts.map((part) => (part === undefined ? '' : draw(part, props))), ...seats].join('')
}

export const targetsIn = (html: string): Set<Target> =>
  new Set(Array.from(html.matchAll(/data-target="([^"]+)"/g), ([, target]) => (target ?? '').replaceAll('&#x27;', "'")))

export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words about what is still to come. */
const PROMISE =
  /.{0,30}\b(now|next(?! to\b)|opens|to come|yet|will be|would|ends after|at end of turn|from round)\b.{0,30}/gi

/** Everything that is read or heard: text, labels and titles. */
const heardIn = (html: string): string => {
  const labels = Array.from(html.matchAll(/(?:aria-label|title)="([^"]*)"/g), ([, label]) => label ?? '')
  return [wordsOf(html), ...labels].join('. ')
}

const promisesIn = <S, V, E extends GameEvent>({ printed }: PageTrial<S, V, E>, html: string): string[] =>
  Array.from(heardIn(html).matchAll(PROMISE), ([text]) => text).filter((text) => printed?.test(text) !== true)

const BROKEN = /undefined|NaN|unknown/

export const chosenBy = (sense: Meaning): readonly Move[] => {
  if (sense.kind === 'choose') return [sense.move]
  return sense.kind === 'ask' ? sense.options.map(({ move }) => move) : []
}

const inOrder = (moves: readonly Move[]): Move[] => [...moves].sort((a, b) => a - b)

/** What touching reaches: by one touch, or by further ones after something was picked up. */
function reachable<V, E extends GameEvent>(entryPoint: WebEntryPoint<V, E>, view: V): Set<Move> {
  const found = new Set<Move>()
  const take = (selected: Target | undefined, touched: Target): void => {
    const sense = meaningOf(entryPoint, view, selected, touched)
    for (const m of chosenBy(sense)) found.add(m)
    if (sense.kind !== 'choose' && sense.kind !== 'ask') expect(sense.kind, `${touched} is lit`).toBe('select')
    if (sense.kind === 'select')
      for (const next of litThings(entryPoint, view, touched)) if (next !== touched) take(touched, next)
  }
  for (const touched of litThings(entryPoint, view, undefined)) take(undefined, touched)
  return found
}

/** What is wrong with the touches of a moment: moves chosen that are not open, refused that are, or that are no moves. */
function wrongTouches<S, V, E extends GameEvent>(
  { entryPoint, isBeyond }: PageTrial<S, V, E>,
  { view, universe }: PageMoment<V, E>,
  things: readonly Target[],
  selected: Target | undefined,
): string[] {
  const offer = entryPoint.offer(view)
  return things.flatMap((touched) => {
    const sense = meaningOf(entryPoint, view, selected, touched)
    if (chosenBy(sense).some((m) => !offer.includes(m))) return [`${touched} chooses what is not offered`]
    if (sense.kind !== 'refused') return []
    if (offer.includes(sense.move)) return [`${touched} refuses what is offered`]
    return universe.has(sense.move) || isBeyond?.(sense.move) === true
      ? []
      : [`${touched} means ${entryPoint.print(sense.move)}`]
  })
}

export interface PageTrial<S, V, E extends GameEvent> {
  readonly game: Game<S, V, E>
  readonly entryPoint: WebEntryPoint<V, E>
  readonly games: PageGames<S, V, E>
  /** How many kinds of moves there are, and how many of them so few games may miss. */
  readonly kinds: number
  readonly rare: number
  /** Moves that have no place on the table: they end something, or only a list tells them apart. */
  isListed(m: Move, view: V): boolean
  /** Moves that can be named and refused, though the table's universe leaves them out to stay small. */
  isBeyond?(m: Move): boolean
  /** Everything that can be on the table, by name. Written independently, to check touches and drawings against it. */
  things(view: V): Iterable<Target>
  /** Things that are drawn only while they are held, and things that need no explanation. */
  readonly inHand?: RegExp
  readonly mute?: RegExp
  /** Words on cards that sound like a promise, and stay there after the end. */
  readonly printed?: RegExp
}

export function pageSuite<S, V, E extends GameEvent>(trial: PageTrial<S, V, E>): void {
  choicesSuite(trial)
  touchSuite(trial)
  drawingSuite(trial)
  endingSuite(trial)
}

function choicesSuite<S, V, E extends GameEvent>(trial: PageTrial<S, V, E>): void {
  const { entryPoint, games } = trial

  test('every offered move stands in the choices exactly once, nothing else does, and no letter is reserved', () => {
    const met = new Set<number>()
    for (const { view } of games.all) {
      const groups = choicesOf(entryPoint, view)
      const listed = groups.flatMap((group) => group.items)
      expect(inOrder(listed.map(({ move }) => move))).toEqual(inOrder(entryPoint.offer(view)))
      for (const { move } of listed) met.add(kindOf(move))
      const words = [...listed.map(({ label }) => label), ...groups.map(({ title }) => title)]
      expect(words.filter((text) => BROKEN.test(text) || text.includes('#'))).toEqual([])
      expect(listed.filter(({ label }) => label === '')).toEqual([])
      const alike = groups.filter(({ items }) => new Set(items.map(({ label }) => label)).size < items.length)
      expect(alike.map(({ title }) => title)).toEqual([])
      const taken = groups.filter(({ letter }) => RESERVED_LETTERS.includes(letter.toLowerCase()))
      expect(taken.map(({ title }) => title)).toEqual([])
    }
    expect(trial.kinds - met.size).toBeLessThanOrEqual(trial.rare)
  })

  test('every question is a sentence, for the one who is asked and for those who watch', () => {
    for (const { view, seat } of games.some(700)) {
      for (const eyes of [seat, OBSERVER]) {
        expect(entryPoint.words.question(view, eyes)).toMatch(/^\S.*[.?!:]$/)
        expect(entryPoint.words.question(view, eyes)).not.toMatch(BROKEN)
      }
    }
  })
}

function touchSuite<S, V, E extends GameEvent>(trial: PageTrial<S, V, E>): void {
  const { game, entryPoint, games } = trial

  test('every move that has a place on the table is reached by touching what is lit', () => {
    for (const { view } of games.some(700)) {
      const found = reachable(entryPoint, view)
      const missed = entryPoint.offer(view).filter((m) => !found.has(m) && !trial.isListed(m, view))
      expect(missed.map(entryPoint.print)).toEqual([])
    }
  })

  test('a touch never chooses a move that is not offered, and refuses only moves of the table that are not', () => {
    const rng = rngFrom('touches')
    for (const moment of games.some(300)) {
      const things = [...trial.things(moment.view)]
      const picked = [undefined, itemAt(things, rng.below(things.length)), itemAt(things, rng.below(things.length))]
      expect(picked.flatMap((selected) => wrongTouches(trial, moment, things, selected))).toEqual([])
    }
  })

  test('somebody who watches has nothing to touch', () => {
    const view = seenBy(game, begun(game, game.seats.min), OBSERVER)
    expect(choicesOf(entryPoint, view)).toEqual([])
    expect(litThings(entryPoint, view, undefined).size).toBe(0)
    for (const target of trial.things(view))
      expect(meaningOf(entryPoint, view, undefined, target)).toEqual({ kind: 'idle' })
  })
}

function drawingSuite<S, V, E extends GameEvent>(trial: PageTrial<S, V, E>): void {
  const { game, entryPoint, games } = trial

  test('everything that may be touched is drawn with its name, on the wide board and on the phone', () => {
    for (const { view, seat, last } of games.some(40)) {
      for (const phone of [false, true]) {
        const html = drawn(entryPoint, propsOf(entryPoint, view, seat, { phone, last, staged: last, told: last }))
        const there = targetsIn(html)
        const missing = [...litThings(entryPoint, view, undefined)].filter((target) => !there.has(target))
        expect(missing.filter((target) => trial.inHand?.test(target) !== true)).toEqual([])
        expect(html).not.toMatch(BROKEN)
        expect(html).not.toMatch(/aria-label=""/)
      }
    }
  })

  test('what belongs to a side is filled with its colour, so that it can be hatched', () => {
    const { view, seat } = itemAt(games.lastDecisions, 0)
    const html = drawn(entryPoint, propsOf(entryPoint, view, seat))
    const filled = entryPoint.colours.filter((colour) => html.includes(`fill="${colour}"`))
    expect(new Set(entryPoint.colours).size).toBe(entryPoint.colours.length)
    expect(filled.length).toBeGreaterThanOrEqual(game.seats.min)
  })

  test('a thing in a panel shows that it was refused', () => {
    for (const { view, seat } of games.some(3)) {
      const props = propsOf(entryPoint, view, seat)
      const plain = drawn(entryPoint, props)
      const buttons = targetsIn((plain.match(/<button [^>]*>/g) ?? []).join(''))
      const things = [...buttons].filter((thing) => meaningOf(entryPoint, view, undefined, thing).kind === 'refused')
      expect(things.filter((refused) => drawn(entryPoint, { ...props, refused }) === plain)).toEqual([])
    }
  })

  test('every thing explains itself', () => {
    for (const { view } of games.some(15)) {
      for (const target of trial.things(view)) {
        const html = renderToStaticMarkup(entryPoint.explain(view, target))
        if (trial.mute?.test(target) !== true) expect(html, target).not.toBe('')
        expect(html, target).not.toMatch(BROKEN)
      }
    }
  })
}

function endingSuite<S, V, E extends GameEvent>(trial: PageTrial<S, V, E>): void {
  const { entryPoint, games } = trial

  test('after the end nothing on the table speaks of what is to come', () => {
    for (const { view, seat } of games.endings) {
      for (const phone of [false, true]) {
        const props = propsOf(entryPoint, view, seat, { phone, scoreNow: true })
        expect(promisesIn(trial, drawn(entryPoint, props))).toEqual([])
      }
      const notes = [...trial.things(view)].map((target) => renderToStaticMarkup(entryPoint.explain(view, target)))
      expect(notes.flatMap((html) => promisesIn(trial, html))).toEqual([])
    }
  })

  test('while the end is revealed, the position before it does not speak of what is to come either', () => {
    const ended = true
    for (const { view, seat } of games.lastDecisions) {
      const parts = [
        entryPoint.Shelf,
        entryPoint.Status,
        ...(entryPoint.ScoreNow === undefined ? [] : [entryPoint.ScoreNow]),
      ]
      const props = { ...propsOf(entryPoint, view, seat, { ended, lit: new Set() }), of: 0, active: false }
      const html = [...parts, entryPoint.Seat, entryPoint.SeatChip].map((part) => draw(part, props)).join('')
      expect(promisesIn(trial, html)).toEqual([])
    }
  })
}
