// @vitest-environment happy-dom
import { isStill, paced } from '@orrery/ui'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Module from '../src/settings/settings.ts'

/** What was sent to the server. */
let sent: string[]
let isReachable: boolean

const opened = async (stored?: string): Promise<typeof Module> => {
  vi.resetModules()
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem('orrery.settings', stored)
  return import('../src/settings/settings.ts')
}

const server = (path: string, { method = '', body = '' }: { method?: string; body?: string }): Promise<Response> => {
  if (!isReachable) return Promise.reject(new TypeError('no line'))
  sent.push(`${method} ${path} ${body}`)
  return Promise.resolve(Response.json({ name: '', settings: {} }))
}

beforeEach(() => {
  sent = []
  isReachable = true
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  delete document.documentElement.dataset['pace']
  delete document.documentElement.dataset['motion']
})

test('a setting is kept and takes effect on the root element at once', async () => {
  const { useSettings } = await opened()
  useSettings.getState().set('pace', 'slow')
  expect(document.documentElement.dataset['pace']).toBe('slow')
  expect(JSON.parse(localStorage.getItem('orrery.settings') ?? '')).toMatchObject({ pace: 'slow' })
})

test('a slider that passes several values sends the last one to the server', async () => {
  const { useSettings } = await opened()
  for (const sound of ['25', '75', '100'] as const) useSettings.getState().set('sound', sound)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/^PUT \/api\/me\/settings .*"sound":"100"/)
})

test('what the server has kept for the person is taken over; an empty answer changes nothing', async () => {
  const { useSettings } = await opened('{"contrast":"high"}')
  useSettings.getState().adopt({})
  expect(useSettings.getState().settings.contrast).toBe('high')
  useSettings.getState().adopt({ pace: 'fast' })
  expect(useSettings.getState().settings).toMatchObject({ pace: 'fast', contrast: 'normal' })
  expect(document.documentElement.dataset['pace']).toBe('fast')
})

test('changes made without a server win over what it has, and are sent with the next visit', async () => {
  const { useSettings } = await opened()
  isReachable = false
  useSettings.getState().set('pace', 'slow')
  await vi.advanceTimersByTimeAsync(1000)
  isReachable = true
  useSettings.getState().adopt({ pace: 'fast' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(useSettings.getState().settings.pace).toBe('slow')
  expect(sent).toHaveLength(1)
  useSettings.getState().adopt({ pace: 'fast' })
  expect(useSettings.getState().settings.pace).toBe('fast')
})

test('a change made while the one before is on its way is not forgotten', async () => {
  const { useSettings } = await opened()
  const line = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => line.promise)
  useSettings.getState().set('pace', 'slow')
  await vi.advanceTimersByTimeAsync(500)
  useSettings.getState().set('pace', 'fast')
  line.resolve(Response.json({ name: '', settings: {} }))
  await vi.advanceTimersByTimeAsync(0)
  useSettings.getState().adopt({ pace: 'slow' })
  expect(useSettings.getState().settings.pace).toBe('fast')
})

test('a reset brings every setting back to its default, here and on the server', async () => {
  const { useSettings } = await opened('{"pace":"slow","contrast":"high"}')
  useSettings.getState().reset()
  expect(useSettings.getState().settings).toMatchObject({ pace: 'normal', contrast: 'normal' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(1)
})

test('a change in another tab is seen in this one', async () => {
  const { startSettings, useSettings } = await opened()
  startSettings()
  const event = new StorageEvent('storage', { key: 'orrery.settings', newValue: '{"letters":"off"}' })
  window.dispatchEvent(event)
  expect(useSettings.getState().settings.letters).toBe('off')
  expect(document.documentElement.dataset['letters']).toBe('off')
})

test('sound is switched off and on again as loud as before', async () => {
  const { toggleSound, useSettings } = await opened('{"sound":"75"}')
  toggleSound()
  expect(useSettings.getState().settings.sound).toBe('0')
  toggleSound()
  expect(useSettings.getState().settings.sound).toBe('75')
})

test.each(['{', '7', 'null', '{"pace":"warp","sound":12}'])(
  'stored settings that make no sense are ignored: %s',
  async (stored) => {
    const { useSettings } = await opened(stored)
    expect(useSettings.getState().settings).toMatchObject({ pace: 'normal', sound: '50' })
  },
)

test.each([
  ['slow', 600],
  ['normal', 300],
  ['fast', 150],
  ['instant', 0],
] as const)('at pace %s a piece takes %i ms', async (pace, expected) => {
  const { applySettings, useSettings } = await opened()
  const settings = { ...useSettings.getState().settings, pace }
  applySettings(settings)
  expect(paced(300)).toBe(expected)
  expect(isStill()).toBe(pace === 'instant')
})

test('full motion in the settings moves even where the system asks for less', async () => {
  const { applySettings, useSettings } = await opened()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(isStill()).toBe(true)
  applySettings({ ...useSettings.getState().settings, motion: 'full' })
  expect(isStill()).toBe(false)
  vi.unstubAllGlobals()
})

test('reduced motion in the settings stops all motion', async () => {
  const { applySettings, useSettings } = await opened()
  applySettings({ ...useSettings.getState().settings, motion: 'reduced' })
  expect([isStill(), paced(300)]).toEqual([true, 0])
})
