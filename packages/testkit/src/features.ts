import { type AnyGame, type Features, type HiddenThing, rngFrom, type Seat, stateHash } from '@orrery/kernel'

type Input = readonly [input: number, value: number]

/** The inputs of the table, then of every seat; and what was added after the last of them was complete. */
interface Written {
  readonly groups: readonly (readonly Input[])[]
  readonly rest: readonly Input[]
}

function written(features: Features<unknown>, s: unknown): Written {
  const groups: Input[][] = []
  let rest: Input[] = []
  features.write(s, {
    add: (input, value) => rest.push([input, value]),
    end() {
      groups.push(rest)
      rest = []
    },
  })
  return { groups, rest }
}

const textOf = (features: Features<unknown>, s: unknown): string => JSON.stringify(written(features, s))

const isWithin = (input: number, count: number): boolean => Number.isInteger(input) && input >= 0 && input < count

function shapeFaults(features: Features<unknown>, s: unknown, seats: number): string[] {
  const { groups, rest } = written(features, s)
  const faults: string[] = []
  if (groups.length !== 1 + seats) faults.push(`${groups.length} groups of inputs for ${seats} seats`)
  if (rest.length > 0) faults.push(`${rest.length} inputs after the last group`)
  for (const [i, group] of groups.entries()) {
    const [name, count] = i === 0 ? ['the table', features.table] : [`seat ${i - 1}`, features.seat]
    for (const [input, value] of group) {
      if (!isWithin(input, count)) faults.push(`${name} has input ${input}, of ${count}`)
      if (!Number.isFinite(value)) faults.push(`input ${input} of ${name} is ${value}`)
    }
  }
  return faults
}

/** What a seat's bot would read of a world that it sampled. */
function guessed(game: AnyGame, features: Features<unknown>, s: unknown, seat: Seat, seed: string): string {
  return textOf(features, game.guess(game.view(s, seat), seat, rngFrom(seed)))
}

function leakFaults(game: AnyGame, features: Features<unknown>, s: unknown, seat: Seat, seed: string): string[] {
  const before = guessed(game, features, s, seat, seed)
  const isLeaked = ({ vary }: HiddenThing<unknown>): boolean =>
    guessed(game, features, vary(game.clone(s), seat, rngFrom(`${seed} varied`)), seat, seed) !== before
  return game.hidden.filter(isLeaked).map(({ name }) => `${name} shows to seat ${seat} in the inputs`)
}

/** Everything that is wrong with what a learned judge reads of this state. */
export function featureFaults(game: AnyGame, features: Features<unknown>, s: unknown, seed: string): string[] {
  const seats = game.sides(s).length
  const hash = stateHash(game, s)
  const faults = shapeFaults(features, s, seats)
  const before = textOf(features, s)
  for (let seat = 0; seat < seats; seat++) faults.push(...leakFaults(game, features, s, seat, seed))
  if (textOf(features, game.clone(s)) !== before) faults.push('the same state has other inputs when it is read again')
  if (stateHash(game, s) !== hash) faults.push('reading the inputs changes the state')
  return faults
}
