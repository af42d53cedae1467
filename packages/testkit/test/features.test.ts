import type { AnyGame, Features } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { featureFaults } from '../src/features.ts'
import { embers, type Embers } from './embers.ts'

const CARDS = 12

const sound: Features<Embers> = {
  version: 1,
  table: 1,
  seat: CARDS,
  write(s, out) {
    out.add(0, s.drawn / CARDS)
    out.end()
    for (const hand of s.hands) {
      for (let card = 0; card < CARDS; card++) if ((hand & (1 << card)) !== 0) out.add(card, 1)
      out.end()
    }
  },
}

function fresh(): Embers {
  const start = embers.setup({}, 2, 'features')
  if (!start.ok) throw new Error(start.error.expected)
  return start.value
}

const faultsOf = (features: Features<unknown>, game: AnyGame = embers): string[] =>
  featureFaults(game, features, fresh(), 'looked at')

/** Sound features that do something more, before or after. */
const withMore = (more: Features<Embers>['write']): Features<unknown> => ({
  ...sound,
  write(s: Embers, out) {
    more(s, out)
    sound.write(s, out)
  },
})

/** A game whose guesses are the truth. */
function cheating(): AnyGame {
  let truth = fresh()
  return {
    ...embers,
    view(s: Embers, seat) {
      truth = s
      return embers.view(s, seat)
    },
    guess: () => embers.clone(truth),
  }
}

describe('what a learned judge reads', () => {
  test('sound inputs have no fault', () => expect(faultsOf(sound)).toEqual([]))

  test('an input that is not among those counted is found', () => {
    expect(faultsOf(withMore((_, out) => out.add(1, 1)))).toEqual(['the table has input 1, of 1'])
    expect(faultsOf({ ...sound, seat: 1 })).toContainEqual(expect.stringMatching(/^seat 0 has input \d+, of 1$/))
  })

  test('a value that is no number is found', () => {
    expect(faultsOf(withMore((_, out) => out.add(0, Number.NaN)))).toEqual(['input 0 of the table is NaN'])
  })

  test('a seat too many, and inputs that belong to nobody, are found', () => {
    expect(faultsOf(withMore((_, out) => out.end()))).toEqual(['4 groups of inputs for 2 seats'])
    const rest: Features<unknown> = {
      ...sound,
      write(s: Embers, out) {
        sound.write(s, out)
        out.add(0, 1)
      },
    }
    expect(faultsOf(rest)).toEqual(['1 inputs after the last group'])
  })

  test('reading that changes the state is found', () => {
    expect(faultsOf(withMore((s) => void s.drawn++))).toContain('reading the inputs changes the state')
  })

  test('inputs that depend on what was read before are found', () => {
    let reads = 0
    const faults = faultsOf(withMore((_, out) => out.add(0, ++reads)))
    expect(faults).toContain('the same state has other inputs when it is read again')
  })

  test('what a seat cannot know and its inputs show is found', () => {
    expect(faultsOf(sound, cheating())).toContainEqual(expect.stringMatching(/ shows to seat 0 in the inputs$/))
  })
})
