import { type Game, type GameEvent, type Json, OBSERVER, type Seat } from '@orrery/kernel'
import type { Verdict, WebEntryPoint } from '@orrery/ui'
import { expect, test } from 'vitest'
import { draw, drawn, propsOf, seenEvents, seenBy, targetsIn, wordsOf } from './page.ts'
import { playRandom } from './play.ts'

export interface VerdictTable {
  readonly seats: number
  readonly options?: Json
  readonly games: number
}

interface Told<V> {
  readonly view: V
  readonly seat: Seat
  readonly verdict: Verdict | undefined
}

/** How random games ended, as each seat and a spectator see it. */
function verdicts<S, V, E extends GameEvent>(
  game: Game<S, V, E>,
  entryPoint: WebEntryPoint<V, E>,
  { seats, options = {}, games }: VerdictTable,
): readonly Told<V>[] {
  return Array.from({ length: games }, (_, i) => {
    const events: E[] = []
    let end: S | undefined
    playRandom(game, options, seats, `verdict ${i}`, {
      onEvent: (event, s) => {
        events.push(event as E)
        end = s as S
      },
    })
    if (end === undefined) throw new Error('a game in which nothing happened')
    const state = end
    return [OBSERVER, ...Array.from({ length: seats }, (__, seat) => seat)].map((seat) => {
      const view = seenBy(game, state, seat)
      const known = events.filter(({ only }) => only === undefined || only.includes(seat))
      return { view, seat, verdict: entryPoint.verdict?.(view, seenEvents(known), seat) }
    })
  }).flat()
}

const COORDINATES = /\(-?\d+, ?-?\d+\)/

/** What every verdict must be: a reason, at most three causes in words, and places that are drawn. */
export function verdictSuite<S, V, E extends GameEvent>(
  game: Game<S, V, E>,
  entryPoint: WebEntryPoint<V, E>,
  tables: readonly VerdictTable[],
): void {
  const all = (): readonly Told<V>[] => tables.flatMap((table) => verdicts(game, entryPoint, table))

  test('everybody is told why it ended, in sentences without coordinates or gaps', () => {
    for (const { verdict } of all()) {
      expect(verdict?.reason).toMatch(/^[A-Z].*\.$/)
      expect(verdict?.causes.length).toBeLessThanOrEqual(3)
      const texts = verdict?.causes.map(({ title, text }) => `${title}: ${text}`) ?? []
      for (const text of [verdict?.reason ?? '', ...texts]) {
        expect(text).not.toMatch(COORDINATES)
        expect(text).not.toMatch(/undefined|NaN|nothing|\.\./)
      }
    }
  })

  test('what decided it lies on the table', () => {
    for (const { view, seat, verdict } of all()) {
      const table = targetsIn(drawn(entryPoint, propsOf(entryPoint, view, seat)))
      for (const { at } of verdict?.causes ?? []) for (const target of at) expect(table).toContain(target)
    }
  })

  test('what decided it is marked on the board, and the rest steps back', () => {
    const [told] = all().filter(({ verdict }) => (verdict?.causes[0]?.at.length ?? 0) > 0)
    if (told === undefined) throw new Error('no verdict with a place')
    const on = new Map(
      told.verdict?.causes[0]?.at.map((target) => [target, { kind: 'decisive', text: 'here' } as const]),
    )
    const html = drawn(entryPoint, propsOf(entryPoint, told.view, told.seat, { signs: { on, dims: true } }))
    expect(html.match(/data-sign="decisive"/g)?.length).toBeGreaterThanOrEqual(1)
    expect(wordsOf(draw(entryPoint.Board, propsOf(entryPoint, told.view, told.seat)))).not.toContain('here')
  })
}
