// @vitest-environment happy-dom
import { isStill, paced } from '@orrery/ui'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Module from '../src/settings/settings.ts'

const opened = async (stored?: string): Promise<typeof Module> => {
  vi.resetModules()
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem('orrery.settings', stored)
  return import('../src/settings/settings.ts')
}

beforeEach(() => {
  delete document.documentElement.dataset['pace']
  delete document.documentElement.dataset['motion']
})

test('a setting is kept and takes effect on the root element at once', async () => {
  const { useSettings } = await opened()
  useSettings.getState().set('pace', 'slow')
  expect(document.documentElement.dataset['pace']).toBe('slow')
  expect(JSON.parse(localStorage.getItem('orrery.settings') ?? '')).toMatchObject({ pace: 'slow' })
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

test('reduced motion in the settings stops all motion', async () => {
  const { applySettings, useSettings } = await opened()
  applySettings({ ...useSettings.getState().settings, motion: 'reduced' })
  expect([isStill(), paced(300)]).toEqual([true, 0])
})
