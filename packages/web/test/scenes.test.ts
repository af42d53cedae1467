// @vitest-environment happy-dom
import { entryPoint as expanseEntryPoint } from '@orrery/expanse/web'
import { entryPoint as hexpanseEntryPoint } from '@orrery/hexpanse/web'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSettings } from '../src/settings/settings.ts'
import { closeAll, Screen, settled, stubWorkers } from './screen.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  vi.useFakeTimers()
  useSettings.getState().set('confirm', 'never')
  stubWorkers()
})
afterEach(() => {
  closeAll()
  useSettings.getState().set('pace', 'normal')
  useSettings.getState().set('motion', 'system')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What draws scenes is loaded once; false timers do not wait for it. */
beforeAll(async () => {
  const moved = { events: [], before: undefined, after: undefined, seat: 0, names: [], outcome: null }
  const [expanse, hexpanse] = [{ kind: 'standing' }, { kind: 'won' }].map((event) => [{ entry: 1, part: 0, event }])
  await expanseEntryPoint.scene?.(expanse as never)?.(moved as never)
  await hexpanseEntryPoint
    .scene?.(hexpanse as never)?.(moved as never)
    .catch(() => undefined)
})

const MOST_MOVES = 1000

/** Ann and a bot play until the next scene; scenes for which `enough` says no are over at once. */
async function untilScene(game: 'expanse' | 'hexpanse', enough: (title: string) => boolean): Promise<Screen> {
  const screen = new Screen(game, ['Ann', ''])
  for (let i = 0; i < MOST_MOVES; i++) {
    const { scene } = screen.desk.store.getState()
    if (scene !== undefined && enough(scene.scene.title)) {
      await screen.draw()
      return screen
    }
    if (scene !== undefined) act(() => screen.desk.scenes.end())
    if (screen.update.decision === null) await screen.botMoves()
    else await screen.play()
  }
  throw new Error('no scene')
}

const toTheEnd = (game: 'expanse' | 'hexpanse'): Promise<Screen> =>
  untilScene(game, (title) => title === 'Final Scoring' || title === 'How it ended')

/** Everything that is read or heard on the page, without what the scene itself shows. */
function heardBeside(screen: Screen, ...parts: readonly string[]): string {
  const page = screen.place.cloneNode(true) as HTMLElement
  for (const label of parts) page.querySelector(`[aria-label="${label}"]`)?.remove()
  const text = page.innerHTML.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  const labels = [...page.querySelectorAll('[aria-label], [title]')].map(
    (one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''}`,
  )
  return [text, ...labels].join(' ')
}

const press = async (key: string): Promise<void> => {
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
}

const step = (screen: Screen): number | undefined => screen.desk.store.getState().scene?.at

describe('a Scoring', () => {
  test('holds the table back: until the marker is turned nothing names the Bonus Sector or a new score', async () => {
    const screen = await untilScene('expanse', () => true)
    const { scene, now } = screen.desk.store.getState()
    expect(scene?.scene.title).toBe('First Scoring')
    expect(now?.update.decision).toBeNull()
    expect(now?.journal.moves.at(-1)?.entry).toBe((scene?.entry ?? 0) - 1)
    expect(screen.place.querySelector('[data-scene]')).not.toBeNull()
    expect(screen.button(/^Do it|^Take/)).toBeUndefined()
  })

  test('goes on by itself, is paused by P, skipped by Space, and then the table goes on', async () => {
    const screen = await untilScene('expanse', () => true)
    const last = (screen.desk.store.getState().scene?.scene.steps.length ?? 0) - 1
    const before = step(screen) ?? 0
    await settled()
    expect(step(screen)).toBeGreaterThan(before)
    await press('p')
    const paused = step(screen)
    await settled()
    await settled()
    expect(step(screen)).toBe(paused)
    await press(' ')
    expect(step(screen)).toBe(last)
    expect(screen.place.querySelector('[data-scene="result"]')).not.toBeNull()
    await press(' ')
    expect(step(screen)).toBeUndefined()
    await screen.press('What happened')
    expect(heardBeside(screen)).toMatch(/The Bonus Sector is/)
  })

  test('a click on the board skips it, and one on the pause button does not', async () => {
    const screen = await untilScene('expanse', () => true)
    await screen.press(/Pause/)
    const paused = step(screen) ?? 0
    expect(screen.button(/Continue/)).toBeDefined()
    act(() => screen.place.querySelector<HTMLElement>('main')?.click())
    expect(step(screen)).toBeGreaterThan(paused)
  })

  test('without motion its result stands at once, with the same numbers', async () => {
    useSettings.getState().set('motion', 'reduced')
    const screen = await untilScene('expanse', () => true)
    const { scene } = screen.desk.store.getState()
    expect(scene?.at).toBe((scene?.scene.steps.length ?? 0) - 1)
  })

  test('with instant pace nothing is shown, and the log shows it when it is asked for', async () => {
    useSettings.getState().set('pace', 'instant')
    const screen = new Screen('expanse', ['Ann', ''])
    await screen.draw()
    for (let i = 0; i < MOST_MOVES && screen.button('Show again') === undefined; i++) {
      expect(step(screen)).toBeUndefined()
      if (screen.update.decision === null) await screen.botMoves()
      else await screen.play()
    }
    await screen.press('Show again')
    expect(screen.place.querySelector('[data-scene="result"]')).not.toBeNull()
    await screen.press(/Go on/)
    expect(step(screen)).toBeUndefined()
  })
})

/** What a step of a Scoring shows, as far as it is asked about here. */
interface ScoringDetail {
  readonly done: number
  readonly scoring: { readonly bases: readonly { readonly gains: readonly number[] }[] }
}

/** What flies over the page from now on: its words, and how many milliseconds it takes. */
function flights(): { readonly text: string; readonly ms: number }[] {
  const seen: { text: string; ms: number }[] = []
  const animate = vi.fn(function (this: Element, _: unknown, { duration }: { duration: number }) {
    seen.push({ text: this.textContent, ms: duration })
    return { finished: Promise.resolve(), finish() {} }
  })
  Object.assign(Element.prototype, { animate })
  return seen
}

describe('points and cards fly', () => {
  afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'))

  test.each([
    ['slow', 600],
    ['normal', 300],
    ['fast', 150],
  ] as const)('points to the race and pieces on the board, at a pace that is %s in %i ms', async (pace, ms) => {
    useSettings.getState().set('motion', 'full')
    useSettings.getState().set('pace', pace)
    const screen = await untilScene('expanse', () => true)
    const seen = flights()
    const { scene } = screen.desk.store.getState()
    if (scene === undefined) expect.unreachable('no scene')
    const { scoring, done } = scene.step.detail as ScoringDetail
    while (screen.place.querySelector('[data-scene="result"]') === null) await settled()
    const gains = scoring.bases.slice(done).flatMap((base) => base.gains.filter((gain) => gain > 0))
    expect(gains.length).toBeGreaterThan(0)
    const points = seen.filter(({ text }) => /^\+\d+$/.test(text))
    expect(points.map(({ text }) => text).toSorted()).toEqual(gains.map((gain) => `+${gain}`).toSorted())
    act(() => screen.desk.scenes.end())
    const pieces = (): { readonly ms: number }[] => seen.filter(({ text }) => text === '')
    for (let i = 0; i < MOST_MOVES && pieces().length === 0; i++) {
      if (screen.update.decision === null) await screen.botMoves()
      else await screen.play()
    }
    expect(new Set([...points, ...pieces()].map((flight) => flight.ms))).toEqual(new Set([ms]))
  })

  test('a card to the seat of who took it, and nothing where nothing may move', async () => {
    for (const [motion, count] of [
      ['full', 1],
      ['reduced', 0],
    ] as const) {
      useSettings.getState().set('motion', motion)
      const screen = new Screen('expanse', ['Ann', ''])
      await screen.draw()
      const seen = flights()
      const first = screen.place.querySelector('[data-target="card:slot1"]')?.textContent ?? ''
      while (screen.update.decision === null) await screen.botMoves()
      await screen.press(/free$/)
      expect(seen.filter(({ text }) => text === first)).toHaveLength(count)
      closeAll()
    }
  })
})

describe('while the last Scoring is counted', () => {
  test('nothing beside it names the winner or the final points, also for who looks back; then all do', async () => {
    const screen = await toTheEnd('expanse')
    const { outcome } = screen.update
    const heard = heardBeside(screen, 'Control points')
    expect(screen.button(/Skip/)).toBeDefined()
    expect(heard).not.toMatch(/\b(UN|MCR) wins\.|game is over/)
    expect(heard).not.toMatch(/\bnext\b|Score now|Before the Final Scoring/i)
    for (const score of outcome?.scores ?? []) expect(heard).not.toMatch(new RegExp(`(?<!\\d)${score} ?CP`))
    await screen.lookAt(3)
    const past = heardBeside(screen)
    expect(past).toContain('The game is over')
    expect(past).not.toMatch(/\bwins\b|You (won|lost)/)
    await screen.press('Back to now')
    await screen.press(/Skip/)
    await screen.press(/Who won/)
    await vi.dynamicImportSettled()
    await settled()
    const after = heardBeside(screen)
    expect(after).toMatch(/You (won by \d+|lost \d+ to \d+)\./)
    expect(after).not.toMatch(/\bUndo\b/)
    expect(after).toMatch(/The game is over: (UN|MCR) wins with \d+ CP/)
    expect(after).not.toMatch(/Score now|scoring came now|\bnext\b/i)
  })
})

test('where the scene names the winner itself, the panel and the log wait for it', async () => {
  const screen = await toTheEnd('hexpanse')
  expect(heardBeside(screen, 'In detail', 'How it ended')).not.toMatch(/\bwins\b|You (won|lost)/)
  await screen.press(/Skip/)
  await screen.press(/Go on/)
  await vi.dynamicImportSettled()
  await settled()
  expect(heardBeside(screen)).toMatch(/\bYou (won|lost)\./)
})

describe('a chain reaction', () => {
  test('goes on step by step, is skipped by Space, and is shown again from the log', async () => {
    const screen = await untilScene('hexpanse', (title) => title === 'Chain reaction')
    const { scene } = screen.desk.store.getState()
    const last = (scene?.scene.steps.length ?? 0) - 1
    expect(last).toBeGreaterThan(0)
    expect(step(screen)).toBeLessThanOrEqual(last)
    if (step(screen) !== last) await press(' ')
    expect(step(screen)).toBe(last)
    await press(' ')
    expect(step(screen)).toBeUndefined()
    await screen.press('What happened')
    await screen.press('Show again')
    expect(screen.desk.store.getState().scene?.entry).toBe(scene?.entry)
  })

  test('stands at its result at once where nothing may move', async () => {
    useSettings.getState().set('motion', 'reduced')
    const screen = await untilScene('hexpanse', (title) => title === 'Chain reaction')
    const { scene } = screen.desk.store.getState()
    expect(scene?.at).toBe((scene?.scene.steps.length ?? 0) - 1)
  })
})
