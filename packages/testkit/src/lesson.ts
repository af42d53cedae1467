import { type Game, type GameEvent, type Move, rngFrom, type Rng, type Seat } from '@orrery/kernel'
import {
  type Lesson,
  type LessonMove,
  type LessonPointer,
  lessonPointer,
  lessonProgress,
  lessonSeat,
  lessonStart,
  type LessonStep,
  meaningOf,
  type Target,
  type WebEntryPoint,
} from '@orrery/ui'
import { describe, expect, test } from 'vitest'
import { drawn, propsOf, seenBy, targetsIn } from './page.ts'
import { placed, type Spec, TestTable } from './table.ts'

/* What every lesson must pass: played as shown on the real rules, every goal is reached and every legal miss answered. */

export interface Taught<S, V, E extends GameEvent> {
  readonly game: Game<S, V, E>
  readonly entryPoint: WebEntryPoint<V, E>
  readonly lesson: Lesson
  /** Plays the last step for both sides. */
  choose(view: V, seat: Seat, offer: readonly Move[], rng: Rng): Move
}

/** A moment at which a step asks for a move. */
interface LessonMoment<V> {
  readonly step: LessonStep
  /** The moves of the step made before, and those still to make. */
  readonly made: readonly string[]
  readonly rest: readonly LessonMove[]
  readonly view: V
  readonly offer: readonly string[]
}

const withoutSeat = (line: string): string => line.replace(/^\d+ /, '')

function tableAt<S, V, E extends GameEvent>({ game, lesson }: Taught<S, V, E>, n: number): TestTable<S, V, E> {
  const { position, moves } = lessonStart(lesson, n)
  return new TestTable(game, placed(game, position as Spec)).do(...moves.map(withoutSeat))
}

function* momentsOf<S, V, E extends GameEvent>(taught: Taught<S, V, E>): Generator<LessonMoment<V>> {
  const { game, lesson } = taught
  for (const [n, step] of lesson.steps.entries()) {
    const table = tableAt(taught, n)
    for (const [i, { play }] of step.moves.entries()) {
      const made = step.moves.slice(0, i).map((move) => move.play)
      const view = seenBy(game, table.state, lessonSeat(lesson))
      yield { step, made, rest: step.moves.slice(i), view, offer: table.offer() }
      table.do(play)
    }
  }
}

const NOTHING = { selected: undefined, asked: undefined }

/** What is pointed at one touch after another, until the move is made; throws where a pointer leads astray. */
function touches<V, E extends GameEvent>(
  entryPoint: WebEntryPoint<V, E>,
  { view, rest }: LessonMoment<V>,
): LessonPointer[] {
  const all: LessonPointer[] = []
  let hand: { selected: Target | undefined; asked: Target | undefined } = NOTHING
  for (;;) {
    const pointer = lessonPointer(entryPoint, view, rest, hand)
    if (pointer === undefined || all.length > 2) throw new Error(`nothing leads to ${rest[0]?.play}`)
    all.push(pointer)
    if (pointer.target === undefined || rest[0]?.at !== undefined) return all
    const meaning = meaningOf(entryPoint, view, hand.selected, pointer.target)
    if (meaning.kind === 'select') hand = { selected: meaning.target, asked: undefined }
    else if (meaning.kind === 'ask') hand = { selected: undefined, asked: pointer.target }
    else if (meaning.kind === 'choose' && entryPoint.print(meaning.move) === rest[0]?.play) return all
    else throw new Error(`${pointer.target} does not lead to ${rest[0]?.play}: ${meaning.kind}`)
  }
}

const answerTo = ({ step, made }: LessonMoment<unknown>, line: string): number => {
  const { miss } = lessonProgress(step, [...made, line], 0)
  return miss === undefined ? -1 : step.answers.indexOf(miss.answer)
}

export function lessonSuite<S, V, E extends GameEvent>(taught: Taught<S, V, E>): void {
  const { game, entryPoint, lesson } = taught
  const seat = lessonSeat(lesson)

  describe('the lesson', () => {
    test('was written for these rules and has one seat for the player', () => {
      expect(lesson.rules).toBe(game.rulesVersion)
      expect(lesson.bots.filter((bot) => bot === '')).toHaveLength(1)
    })

    test('begins every step with a question to the player', () => {
      for (const [n] of lesson.steps.entries()) expect(tableAt(taught, n).askedSeat()).toBe(seat)
    })

    test('reaches every goal by the moves it shows, and points at what is drawn', () => {
      for (const moment of momentsOf(taught)) {
        const { view, offer, rest, made, step } = moment
        expect(offer).toContain(rest[0]?.play)
        const there = targetsIn(drawn(entryPoint, propsOf(entryPoint, view, seat)))
        const targets = touches(entryPoint, moment).flatMap(({ target }) => target ?? [])
        expect(targets.filter((target) => !there.has(target))).toEqual([])
        expect(lessonProgress(step, made, 0)).toEqual({ made: made.length, miss: undefined })
      }
    })

    test('answers every legal move that misses the goal, and has no answer too many', () => {
      const used = new Set<string>()
      for (const moment of momentsOf(taught)) {
        const { step, rest, offer } = moment
        const missed = offer.filter((line) => line !== rest[0]?.play && rest[0]?.or?.test(line) !== true)
        const answers = missed.map((line) => ({ line, answer: answerTo(moment, line) }))
        expect(answers.filter(({ answer }) => answer < 0)).toEqual([])
        for (const { answer } of answers) used.add(`${step.skill} ${answer}`)
      }
      const all = lesson.steps.flatMap(({ skill, answers }) => answers.map((_, i) => `${skill} ${i}`))
      expect(all.filter((answer) => !used.has(answer))).toEqual([])
    })

    test('accepts in place of a move only what is legal there', () => {
      for (const { rest, offer } of momentsOf(taught)) {
        const [first] = rest
        const others = offer.filter((line) => line !== first?.play)
        if (first?.or !== undefined) expect(others.some((line) => first.or?.test(line))).toBe(true)
      }
    })

    test('ends with a short game that the player can win', () => {
      const last = lesson.steps.length - 1
      expect(lesson.steps.map(({ moves }) => moves.length === 0).indexOf(true)).toBe(last)
      const wins = Array.from({ length: 4 }, (_, i) => {
        const { state } = tableAt(taught, last)
        const rng = rngFrom(`lesson ${i}`)
        let decisions = 0
        for (let ask = game.pending(state)[0]; ask !== undefined; ask = game.pending(state)[0]) {
          const offer = game.moves(state, ask.seat)
          game.apply(state, ask.seat, taught.choose(game.view(state, ask.seat), ask.seat, offer, rng))
          decisions++
        }
        expect(decisions).toBeLessThan(60)
        return game.outcome(state)?.winners.includes(seat) === true
      })
      expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(3)
    })
  })
}
