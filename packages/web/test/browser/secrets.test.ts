import { type Changed, changedUpdate, type FromTable, type Update } from '@orrery/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answer, choices, myTurn, world } from './world.ts'

// With this seed a Score card lies in the first slots: the secret choice comes early.
const w = world('--seed', 'secrets 11')

/** Everything the sockets of a page bring. */
function overhear(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}

interface Told {
  readonly you: number
  readonly view: unknown
  readonly decision: number | null
  readonly news: readonly { readonly kind: string; readonly events?: readonly { readonly event: unknown }[] }[]
}

/** Every update as the page puts it together. */
function updates(frames: readonly string[]): Told[] {
  const all: Update[] = []
  for (const text of frames) {
    const heard = JSON.parse(text) as FromTable | Changed
    const last = all.at(-1)
    if (heard.t === 'update') all.push(heard)
    else if (heard.t === 'changed' && last !== undefined) all.push(changedUpdate(last, heard))
  }
  return all
}

const events = (frames: readonly string[]): string[] =>
  updates(frames).flatMap(({ news }) =>
    news.flatMap((one) => (one.events ?? []).map(({ event }) => JSON.stringify(event))),
  )

describe('somebody who watches', () => {
  test('gets no question, no offer and no secret over the socket, and sees that somebody chooses', async () => {
    const player = await w.person()
    const mine = overhear(player)
    await player.goto(w.server.address)
    await player.getByRole('button', { name: 'Play now' }).first().click()
    await myTurn(player)
    const watcher = await w.person()
    const theirs = overhear(watcher)
    await watcher.goto(player.url())
    await watcher.getByText('Watching').first().waitFor()

    const score = await player
      .locator('[data-choice^="take"]', { hasText: 'Score card' })
      .first()
      .getAttribute('data-choice')
    await answer(player, score ?? '')
    const bonus = (await choices(player)).filter((line) => line.startsWith('bonus'))
    expect(bonus.length).toBeGreaterThan(1)
    await watcher.getByText(/is choosing/).waitFor()
    await answer(player, bonus[1] ?? '')
    await watcher.locator('[data-entry="2"]').waitFor()

    const told = updates(theirs)
    expect(told.length).toBeGreaterThan(2)
    const offer = ({ view }: Told): readonly unknown[] => (view as { readonly offer: readonly unknown[] }).offer
    const isAsked = (one: Told): boolean => one.you !== -1 || offer(one).length > 0 || one.decision !== null
    expect(told.filter(isAsked)).toEqual([])
    const heard = new Set(events(theirs))
    const secret = events(mine).filter((event) => !heard.has(event))
    expect(secret.length).toBeGreaterThan(0)
    for (const text of theirs) for (const event of secret) expect(text).not.toContain(event)
    expect(theirs.join('\n')).not.toContain('secrets 11')
  })
})
