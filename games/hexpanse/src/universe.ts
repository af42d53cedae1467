import type { Move } from '@orrery/kernel'
import { MOST_TAKEN, SLOTS } from './notation.ts'
import * as moves from './rules/moves.ts'
import { ACTIONS, DIRECTIONS, FACTIONS, HEXES, MERCENARIES, MINORS, MISSIONS, SEATS, UNITS } from './types.ts'
import type { State } from './types.ts'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

const UNIVERSE: readonly Move[] = [
  ...upTo(FACTIONS.length).map(moves.faction),
  ...upTo(MINORS.length).map(moves.minor),
  ...upTo(MISSIONS.length).map(moves.mission),
  ...upTo(HEXES).map(moves.hex),
  ...upTo(UNITS).map(moves.place),
  moves.returning,
  moves.attack,
  ...upTo(UNITS).map(moves.recover),
  ...upTo(ACTIONS).map(moves.play),
  ...upTo(MERCENARIES).map(moves.activate),
  moves.gain,
  moves.raise,
  moves.heal,
  moves.move,
  moves.ability,
  moves.done,
  moves.resign,
  ...upTo(DIRECTIONS).map(moves.rotate),
  moves.skip,
  ...upTo(SEATS.length).map(moves.player),
  ...upTo(UNITS).map(moves.unit),
  ...upTo(MERCENARIES + ACTIONS).map(moves.card),
  moves.stay,
  moves.take,
  ...upTo(MOST_TAKEN + 1).map(moves.number),
  ...upTo(SLOTS).map(moves.buy),
  moves.yes,
  moves.no,
]

/** Every move that could ever be named; hexes, cards and players that are not at this table too, to be refused. */
export const universe = (_s: State): readonly Move[] => UNIVERSE
