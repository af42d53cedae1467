import { expect, test } from 'vitest'
import type { Id } from '../src/index.ts'

type Accepts<Expected, Given> = Given extends Expected ? 'yes' : 'no'

test('a number may be any id, but no id is another kind of id', () => {
  // The types say it: with the other answer this does not compile.
  const baseForOrbital: Accepts<Id<'Orbital'>, Id<'Base'>> = 'no'
  const baseForBase: Accepts<Id<'Base'>, Id<'Base'>> = 'yes'
  const numberForBase: Accepts<Id<'Base'>, number> = 'yes'
  const baseForNumber: Accepts<number, Id<'Base'>> = 'yes'
  expect([baseForOrbital, baseForBase, numberForBase, baseForNumber]).toEqual(['no', 'yes', 'yes', 'yes'])
})
