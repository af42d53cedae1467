import { expect, test, vi } from 'vitest'
import { oneAtATime } from '../src/local/one-at-a-time.ts'

test('what is asked for while it is done is done once more, and not beside it', async () => {
  const entryPoints = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let begun = 0
  const ask = oneAtATime(() => entryPoints[begun++]?.promise ?? Promise.resolve())
  for (let i = 0; i < 3; i++) ask()
  expect(begun).toBe(1)
  entryPoints[0]?.resolve()
  await expect.poll(() => begun).toBe(2)
  entryPoints[1]?.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(begun).toBe(2)
})

test('after a failure it is tried again when it is next asked for', async () => {
  const complained = new Promise<unknown>((resolve) => process.once('unhandledRejection', resolve))
  const act = vi.fn(() => Promise.resolve())
  act.mockRejectedValueOnce(new Error('there is no room left'))
  const ask = oneAtATime(act)
  ask()
  expect(await complained).toEqual(new Error('there is no room left'))
  ask()
  expect(act).toHaveBeenCalledTimes(2)
})
