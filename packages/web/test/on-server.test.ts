import { COACH_VERSION, type Judged, type StudyFacts } from '@orrery/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Progress } from '../src/coach/line.ts'
import { ServerCoach } from '../src/coach/on-server.ts'

type Answer = (facts: StudyFacts) => void

let answers: Answer[] = []

beforeEach(() => {
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push((facts) => resolve(Response.json(facts)))
    return promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const judged = (entry: number): Judged => ({ entry }) as unknown as Judged

const facts = (state: StudyFacts['state'], ...entries: readonly number[]): StudyFacts => {
  const study = {
    coach: COACH_VERSION,
    game: 'x',
    rules: 1,
    done: entries.at(-1) ?? 0,
    total: 9,
    judged: entries.map(judged),
  }
  return { state, ahead: 0, study, mayStop: true }
}

test('an answer that comes after that to a later question is not listened to: nothing is told twice', async () => {
  const heard: Progress[] = []
  const coach = new ServerCoach('T', (progress) => heard.push(progress))
  const begun = coach.begin()
  answers[0]?.(facts('working', 1, 2))
  await begun
  await vi.advanceTimersByTimeAsync(1000)
  const stopped = coach.stop()
  expect(answers.length).toBe(3)
  answers[2]?.(facts('stopped', 1, 2, 3))
  await stopped
  answers[1]?.(facts('working', 3))
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard.map(({ state, study }) => [state, study?.judged.map(({ entry }) => entry)])).toEqual([
    ['working', [1, 2]],
    ['stopped', [1, 2, 3]],
  ])
  expect(answers.length).toBe(3)
})

test('nobody who has left is told anything, nor asked for', async () => {
  const heard: Progress[] = []
  const coach = new ServerCoach('T', (progress) => heard.push(progress))
  const begun = coach.begin()
  coach.close()
  answers[0]?.(facts('working', 1))
  await begun
  await vi.advanceTimersByTimeAsync(5000)
  expect([heard, answers.length]).toEqual([[], 1])
})
