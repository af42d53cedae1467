// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSettings } from '../src/settings/settings.ts'
import { closeAll, Screen } from './screen.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  vi.useFakeTimers()
  useSettings.getState().set('confirm', 'never')
  // The chart of the result is made by a worker; here it never arrives.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    },
  )
})
afterEach(() => {
  closeAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const MOST_MOVES = 1000

/** Ann and a bot play to the end; then the page is opened. */
async function finished(game: 'expanse' | 'hexpanse'): Promise<Screen> {
  const screen = new Screen(game, ['Ann', ''])
  for (let i = 0; i < MOST_MOVES && screen.situation.outcome === null; i++) {
    if (screen.situation.decision === null) await screen.botMoves()
    else await screen.play()
  }
  await screen.draw()
  return screen
}

/** Everything that is read or heard on the page, without what the reveal itself shows. */
function heardBeside(screen: Screen, reveal: string): string {
  const page = screen.place.cloneNode(true) as HTMLElement
  page.querySelector(`[aria-label="${reveal}"]`)?.remove()
  const text = page.innerHTML.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  const labels = [...page.querySelectorAll('[aria-label], [title]')].map(
    (one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''}`,
  )
  return [text, ...labels].join(' ')
}

describe('while the last scoring is counted', () => {
  test('nothing beside it names the winner or the final points, neither to be read nor to be heard', async () => {
    const screen = await finished('expanse')
    const { outcome } = screen.situation
    const heard = heardBeside(screen, 'Final Scoring')
    expect(screen.button('Skip')).toBeDefined()
    expect(heard).toContain('The game is over')
    expect(heard).not.toMatch(/\bwins\b|game is over:/)
    expect(heard).not.toMatch(/\bnext\b|Score now|Before the Final Scoring/i)
    for (const score of outcome?.scores ?? []) expect(heard).not.toMatch(new RegExp(`(?<!\\d)${score} ?CP`))
  })

  test('words that are spoken meanwhile give nothing away', async () => {
    const screen = await finished('expanse')
    await screen.tell({ seq: screen.situation.seq + 1, host: false })
    expect(screen.situation.host).toBe(false)
    expect(heardBeside(screen, 'Final Scoring')).not.toMatch(/\bwins\b/)
  })

  test('looking back and returning goes on with the reveal', async () => {
    const screen = await finished('expanse')
    await screen.lookAt(3)
    expect(heardBeside(screen, '')).not.toMatch(/\bwins\b/)
    await screen.press('Back to now')
    expect(screen.button('Skip')).toBeDefined()
  })
})

describe('after the reveal', () => {
  test('the winner is named by the panel and the log, and no scoring is offered any more', async () => {
    const screen = await finished('expanse')
    await screen.press('Skip')
    const heard = heardBeside(screen, '')
    expect(heard).toMatch(/\b(UN|MCR) wins\./)
    expect(heard).toMatch(/The game is over: (UN|MCR) wins with \d+ CP/)
    expect(heard).not.toMatch(/Score now|scoring came now|\bnext\b/i)
  })

  test('a game that is taken back from its end is revealed again', async () => {
    const screen = await finished('expanse')
    await screen.press('Skip')
    const { outcome } = screen.situation
    await screen.tell({ outcome: null })
    expect(screen.button('Skip')).toBeUndefined()
    await screen.tell({ outcome })
    expect(screen.button('Skip')).toBeDefined()
  })
})

test('where the reveal names the winner itself, the panel and the log wait for it', async () => {
  const screen = await finished('hexpanse')
  expect(heardBeside(screen, 'How it ended')).not.toMatch(/\bwins\b/)
  await screen.press('Go on')
  expect(heardBeside(screen, '')).toMatch(/\bwins\b/)
})
