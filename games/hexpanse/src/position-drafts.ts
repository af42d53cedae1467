import { type Codec, codec, type FieldCodec, type Fields, indexIn, Wrong } from '@orrery/kernel'
import { MINORS, MISSIONS, NONE, SEATS, type State } from './types.ts'

/* Factions, minor factions and missions of a position. */

export const playerNames = (s: State): readonly string[] => SEATS.slice(0, s.ruleset.players)

const isDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)
const taken = (list: readonly number[]): number[] => list.filter((i) => i !== NONE)

/** In play, players without one get the first that nobody has. */
function complete(s: State, field: string, names: readonly string[], list: number[], all: Fields): number[] {
  const common = field === 'missions' && all['common'] !== undefined ? indexIn(all['common'], MISSIONS, 'common') : NONE
  if (!isDistinct(taken(list))) throw new Wrong(field, 'a different one for each player')
  if (s.round === 0) return list
  for (let q = 0; q < list.length; q++)
    if (list[q] === NONE) list[q] = names.findIndex((_, i) => i !== common && !list.includes(i))
  return list
}

/** One for each player, no two alike. `refusal` says why there are none in this mode. */
export function draft(
  names: readonly string[],
  refusal?: (s: State) => string | undefined,
): FieldCodec<number[], State> {
  const list = codec.byName(playerNames, codec.named<State>(names))
  return {
    write: list.write,
    read(json, where, s, at) {
      const why = refusal?.(s)
      if (why !== undefined) throw new Wrong(where, why)
      return complete(s, where, names, list.read(json, where, s, at), at.all)
    },
    usual: (where, s, { now, all }) => (refusal?.(s) === undefined ? complete(s, where, names, now, all) : now),
    after: ['round'],
  }
}

export const common: Codec<number, State> = {
  ...codec.checked(codec.named<State>(MISSIONS), (mission, s) =>
    s.missions.includes(mission) ? 'a mission that nobody has' : undefined,
  ),
  usual: (_, s) => (s.round === 0 ? NONE : MISSIONS.findIndex((__, i) => !s.missions.includes(i))),
}

interface Pool {
  readonly names: readonly string[]
  /** How many are revealed (HX-5.4, HX-5.7); 0 where the mode has no such draft. */
  size(s: State): number
  /** What players have of it, and what is in it where a position leaves it out. */
  taken(s: State): readonly number[]
  usual(s: State): readonly number[]
}

/** What was revealed for a draft: all of it, or nothing yet. */
function revealed({ names, size, ...pool }: Pool): Codec<readonly number[], State> {
  const list = codec.namedList<State>(names)
  const sound = (where: string, s: State, found: readonly number[]): readonly number[] => {
    if (size(s) === 0 && found.length > 0) throw new Wrong(where, 'none in this mode')
    if (!isDistinct(found) || String(sorted(found)) !== String(found))
      throw new Wrong(where, 'each once, in their order')
    if (pool.taken(s).some((i) => !found.includes(i))) throw new Wrong(where, 'all that players have')
    if (found.length !== size(s) && (s.round > 0 || found.length > 0)) throw new Wrong(where, `${size(s)} in this mode`)
    return found
  }
  return {
    write: list.write,
    read: (json, where, s, at) => sound(where, s, list.read(json, where, s, { ...at, now: [] })),
    usual: (where, s) => sound(where, s, sorted(pool.usual(s))),
  }
}

export const minorPool = revealed({
  names: MINORS,
  size: ({ ruleset }) => (ruleset.minors > 0 ? ruleset.players + 1 : 0),
  taken: (s) => taken(s.minors),
  usual: (s) => {
    if (s.ruleset.minors === 0) return []
    return s.round === 0 ? taken(s.minors) : [...s.minors, MINORS.findIndex((_, i) => !s.minors.includes(i))]
  },
})

const knownMissions = (s: State): readonly number[] => taken([...s.missions, s.common])

export const missionPool = revealed({
  names: MISSIONS,
  size: ({ ruleset }) => (ruleset.secret ? ruleset.players + 1 : 1),
  taken: knownMissions,
  usual: knownMissions,
})
