import { expect, test } from 'vitest'
import { judge } from '../bot/index.ts'
import { game } from '../src/index.ts'
import { reason, reasonParts } from '../words/reasons.ts'
import { performing, scoringAt, type Spec, spending, table } from './table.ts'

/** Why the first position is better for the UN than the second, in that part. */
function told(part: string, better: Spec, played: Spec, players = 4): string {
  const view = (spec: Spec) => game.view(table({ players, ...spec }).state, 0)
  return reason(part, view(better), view(played), 0)
}

test('there is a sentence for every part the judge names', () => {
  expect(Object.keys(judge.parts?.(table({ players: 4 }).state, 0) ?? {}).toSorted()).toEqual(reasonParts.toSorted())
})

test('nothing is said of what does not change', () => {
  const same: Spec = { bases: { europa: { UN: 2 } }, cp: { UN: 12 } }
  for (const part of reasonParts) expect(told(part, same, same), part).toBe('')
  expect(told('no such part', same, {})).toBe('')
})

test('first places are told by their Bases, and by the Sector they lie in while it can be the Bonus Sector', () => {
  const europa: Spec = { europa: { MCR: 1 } }
  const both: Spec = { europa: { UN: 2, MCR: 1 }, titan: { UN: 1 } }
  for (const part of ['final', 'firsts']) {
    expect(told(part, { bases: both }, { bases: europa })).toBe(
      'You would be first on Europa and Titan when the Outer Planets are scored.',
    )
  }
  expect(told('firsts', { bases: { ...both, ceres: { UN: 1 } } }, { bases: europa })).toBe(
    'You would be first on Ceres, Europa and Titan.',
  )
  expect(told('firsts', { bases: both, final: true }, { bases: europa, final: true })).toBe(
    'You would be first on Europa and Titan in the Final Scoring.',
  )
})

test('what another player would not have is a reason too; what one would lose, or another gain, is none', () => {
  expect(told('firsts', {}, { bases: { ceres: { MCR: 1 } } })).toBe(
    'MCR would not be first on Ceres when the Belt is scored.',
  )
  expect(told('bases', { bases: { rhea: { MCR: 1 } } }, { bases: { rhea: { UN: 1, MCR: 1, OPA: 1 } } })).toBe(
    'OPA would have no influence on Rhea.',
  )
  expect(told('bases', {}, { bases: { rhea: { UN: 1 } } })).toBe('')
  expect(told('bases', { bases: { rhea: { MCR: 1 } } }, {})).toBe('')
  expect(told('points', {}, { cp: { UN: 12 } })).toBe('')
  expect(told('points', { cp: { OPA: 12 } }, {})).toBe('')
})

test('other places on Bases are told by what they would score', () => {
  const behind: Spec = { rhea: { UN: 1, MCR: 3 } }
  expect(told('final', { bases: behind, final: true }, { bases: { rhea: { MCR: 3 } }, final: true })).toBe(
    'You would have 3 CP more if the game ended with the Bases as they are.',
  )
})

test('a lead of two is safe from one cube', () => {
  expect(told('firm', { bases: { io: { UN: 2 } } }, { bases: { io: { UN: 1 } } })).toBe(
    'One cube would not be enough to take Io from you.',
  )
  expect(told('firm', { bases: { io: { PG: 1 } } }, { bases: { io: { PG: 2 } } })).toBe(
    'One cube would be enough to take Io from PG.',
  )
})

test('fleets are told by number, by where they are and by what they control', () => {
  const better: Spec = { fleets: { ceres: { UN: 2, OPA: 1 } } }
  const played: Spec = { fleets: { ceres: { UN: 1, OPA: 1 } } }
  expect(told('fleets', better, played)).toBe('You would have 1 fleet more on the map.')
  expect(told('control', better, played)).toBe('You would have Orbital Control of Ceres.')
  expect(told('reach', better, {})).toBe('You would have a fleet at Ceres.')
  expect(told('reach', {}, { fleets: { mars: { PG: 1 }, ceres: { PG: 1 } } })).toBe(
    'PG would have no fleet at Mars or Ceres.',
  )
})

test('CP are told by number', () => {
  expect(told('points', { cp: { UN: 12 } }, {})).toBe('You would have 2 CP more.')
  expect(told('points', { cp: { OPA: 9 } }, {})).toBe('OPA would have 1 CP less.')
})

test('a Scoring is told by what it gives', () => {
  const scoring = (un: number): Spec => scoringAt('UN', 'window', 1, { bases: { titan: { UN: un, MCR: 1 } } })
  expect(told('due', scoring(2), scoring(1), 2)).toBe('You would have 1 CP more from this Scoring.')
  expect(told('due', scoring(2), {}, 2)).toBe(
    'There would be a Scoring now: 2 CP for you and 1 CP for MCR as the Bases stand.',
  )
  expect(told('due', {}, scoring(1), 2)).toMatch(/^There would be no Scoring yet: 1 CP for you/)
})

test('what is left of a turn is told by its AP', () => {
  expect(told('actions', spending('UN', 2), spending('UN', 1))).toBe('You would have 1 AP more to spend.')
})

test('an Event is told by its card', () => {
  expect(told('event', performing('UN', 'A01'), {})).toBe('You would have the Event of Drummer to perform.')
})

test('the Rocinante and Kept Events are told by name', () => {
  expect(told('rocinante', { captain: 'UN' }, { captain: 'MCR' })).toBe('You would have the Rocinante.')
  expect(told('rocinante', { captain: 'PG' }, { captain: 'MCR' })).toBe('MCR would not have the Rocinante.')
  expect(told('kept', { kept: { UN: ['A18'] } }, {})).toMatch(/^You would have .+ as a Kept Event\.$/)
})
