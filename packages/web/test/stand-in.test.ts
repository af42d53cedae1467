// @vitest-environment happy-dom
import type { News, Reply, SeatInfo, Update } from '@orrery/table'
import { expect, test } from 'vitest'
import type { Wish } from '../src/net/link.ts'
import { seatNames } from '../src/parts/names.ts'
import { StandInNotice } from '../src/table/stand-in.tsx'
import { Log } from '../src/table/log.tsx'
import { click, deskOf, drawn, nowOf, update } from './drawn.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const CLOCK: Update['setting'] = { ...update().setting, clock: { kind: 'move', each: 1000 } }

/** A bot plays in these seats. */
const withBotIn = (...late: readonly number[]): readonly SeatInfo[] =>
  update().seats.map((info, seat) => (late.includes(seat) ? { ...info, stoodInBy: 'greedy' } : info))

const news = (kind: 'outOfTime' | 'left', seat: number): News => ({ seq: 1, at: 0, kind, seat, level: 'greedy' })

async function noticeOf(more: Partial<Update>, ...talk: readonly News[]): Promise<string> {
  const place = await drawn(deskOf(), StandInNotice, { now: nowOf({ seats: withBotIn(0), ...more }, talk) })
  return place.querySelector('p')?.textContent ?? ''
}

test('whoever runs out of time is told on the board, and why', async () => {
  const late = news('outOfTime', 0)
  expect(await noticeOf({ setting: CLOCK }, late)).toBe('You ran out of time. A bot is playing for you.')
  expect(await noticeOf({}, late)).toBe('You were away for more than a day. A bot is playing for you.')
  expect(await noticeOf({}, late, news('left', 0))).toBe('You handed over to a bot. It is playing for you.')
  expect(await noticeOf({ setting: CLOCK }, news('left', 1))).toBe('A bot is playing for you.')
})

test('nobody else is told, nor anybody once the game is over', async () => {
  expect(await noticeOf({ you: 1, yours: [1] }, news('left', 0))).toBe('')
  expect(await noticeOf({ you: -1, yours: [] }, news('left', 0))).toBe('')
  expect(await noticeOf({ stage: 'over' }, news('left', 0))).toBe('')
  expect(await noticeOf({ seats: withBotIn() }, news('left', 0))).toBe('')
})

test('one click takes the seat back', async () => {
  const asked: Wish[] = []
  const desk = deskOf((wish): Promise<Reply> => {
    asked.push(wish)
    return Promise.resolve({ t: 'reply', key: '', ok: true, seq: 2 })
  })
  const place = await drawn(desk, StandInNotice, { now: nowOf({ seats: withBotIn(0) }, [news('left', 0)]) })
  await click(place, /^Take my seat back$/)
  expect(asked).toEqual([{ t: 'back' }])
})

test('the log says it among the moves', async () => {
  const move: News = { seq: 2, at: 0, kind: 'moved', seat: 1, entry: 1, events: [] }
  const late: News[] = [0, 1].map((seat) => ({ ...news('outOfTime', seat), seq: 1 + 2 * seat }))
  const now = nowOf({ setting: CLOCK, seats: withBotIn(0, 1) }, [...late, { seq: 4, at: 0, kind: 'back', seat: 0 }])
  const place = await drawn(deskOf(), Log, { now: { ...now, journal: { ...now.journal, moves: [move] as never } } })
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent).filter((text) => text !== '')).toEqual(
    ['You ran out of time; a bot plays on.', 'Bob ran out of time; a bot plays on.', 'You are back.'],
  )
})

test('everybody sees it at the seat', () => {
  expect(seatNames(withBotIn(1))).toEqual(['Ann', 'Bob (bot playing)'])
})
