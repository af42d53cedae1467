import { hasBit, itemAt, joined, make0, make1, make2, type Move } from '@orrery/kernel'
import { ORBITALS } from '../types.ts'
import { within } from './map.ts'
import type { Ability, Band, Base, Card, Cube, Fleet, Orbital, Sector } from '../types.ts'

/** Kinds of moves: the place of their line in data/moves.ts. Modules have kinds of their own from 26 on. */
export const TAKE = 0
export const PLAY = 1
export const PERFORM = 2
export const KEEP = 3
export const POINTS = 4
export const DECLINE = 5
export const INFLUENCE = 6
export const DIPLOMAT = 7
export const MOVE = 8
export const BUILD = 9
export const USE = 10
export const FINISH = 11
export const FLEETS = 12
export const CUBE = 13
export const WHICH = 14
export const BASE = 15
export const ORBITAL = 16
export const BAND = 17
export const FLEET = 18
export const NUMBER = 19
export const OPTION = 20
export const SLOT = 21
export const DISCARD = 22
export const STOP = 23
export const BONUS = 24
export const PASS = 25

/** Builders: a move reads in code as it reads in the notation. */
export const take = (slot: number): Move => make1(TAKE, slot)
export const play = (card: Card): Move => make1(PLAY, card)
export const perform: Move = make0(PERFORM)
export const keep: Move = make0(KEEP)
export const points: Move = make0(POINTS)
export const decline: Move = make0(DECLINE)
export const influence = (base: Base): Move => make1(INFLUENCE, base)
export const diplomat = (base: Base): Move => make1(DIPLOMAT, base)
export const move = (from: Orbital, to: Orbital): Move => make2(MOVE, from, to)
/** All moves out of an Orbital by reach, made once: they are listed at every other decision. */
const FROM: readonly (readonly (readonly Move[])[])[] = [0, 1, 2].map((reach) =>
  ORBITALS.map((_, from) => joined(ORBITALS, (_, to) => (hasBit(within(reach, from), to) ? [move(from, to)] : []))),
)
export const movesFrom = (reach: number, from: Orbital): readonly Move[] => itemAt(itemAt(FROM, reach), from)
export const build = (fleet: Fleet): Move => make1(BUILD, fleet)
export const use = (ability: Ability): Move => make1(USE, ability)
export const finish: Move = make0(FINISH)
export const fleets = (group: number): Move => make1(FLEETS, group)
export const cube = (kind: Cube, base: Base): Move => make2(CUBE, kind, base)
export const which = (kind: Cube): Move => make1(WHICH, kind)
export const base = (b: Base): Move => make1(BASE, b)
export const orbital = (o: Orbital): Move => make1(ORBITAL, o)
export const band = (d: Band): Move => make1(BAND, d)
export const fleet = (kind: Fleet, o: Orbital): Move => make2(FLEET, kind, o)
export const number = (n: number): Move => make1(NUMBER, n)
export const option = (i: number): Move => make1(OPTION, i)
export const slot = (i: number): Move => make1(SLOT, i)
export const discard = (card: Card): Move => make1(DISCARD, card)
export const stop: Move = make0(STOP)
export const bonus = (sector: Sector): Move => make1(BONUS, sector)
export const pass: Move = make0(PASS)
