import { make0, make1, type Move, moveAt } from '@orrery/kernel'
import { type Card, type Faction, type Hex, HEXES, type Minor, type Mission, type Player, type Unit } from '../types.ts'

/** Kinds of moves: the place of their line in data/moves.ts. */
export const FACTION = 0
export const MINOR = 1
export const MISSION = 2
export const HEX = 3
export const PLACE = 4
export const RETURN = 5
export const ATTACK = 6
export const RECOVER = 7
export const PLAY = 8
export const ACTIVATE = 9
export const GAIN = 10
export const RAISE = 11
export const HEAL = 12
export const MOVE = 13
export const ABILITY = 14
export const DONE = 15
export const RESIGN = 16
export const ROTATE = 17
export const SKIP = 18
export const PLAYER = 19
export const UNIT = 20
export const CARD = 21
export const STAY = 22
export const TAKE = 23
export const NUMBER = 24
export const BUY = 25
export const YES = 26
export const NO = 27

/** Builders: a move reads in code as it reads in the notation. */
export const faction = (f: Faction): Move => make1(FACTION, f)
export const minor = (m: Minor): Move => make1(MINOR, m)
export const mission = (m: Mission): Move => make1(MISSION, m)
/** Made once: hexes are listed at every other decision. */
const HEX_MOVES: readonly Move[] = Array.from({ length: HEXES }, (_, h) => make1(HEX, h))
export const hex = (h: Hex): Move => moveAt(HEX_MOVES, h)
export const place = (u: Unit): Move => make1(PLACE, u)
export const returning: Move = make0(RETURN)
export const attack: Move = make0(ATTACK)
export const recover = (u: Unit): Move => make1(RECOVER, u)
/** Action cards are counted from A1, mercenaries from C1. */
export const play = (action: number): Move => make1(PLAY, action)
export const activate = (mercenary: number): Move => make1(ACTIVATE, mercenary)
export const gain: Move = make0(GAIN)
export const raise: Move = make0(RAISE)
export const heal: Move = make0(HEAL)
export const move: Move = make0(MOVE)
export const ability: Move = make0(ABILITY)
export const done: Move = make0(DONE)
export const resign: Move = make0(RESIGN)
export const rotate = (k: number): Move => make1(ROTATE, k)
export const skip: Move = make0(SKIP)
export const player = (p: Player): Move => make1(PLAYER, p)
export const unit = (u: Unit): Move => make1(UNIT, u)
export const card = (c: Card): Move => make1(CARD, c)
export const stay: Move = make0(STAY)
export const take: Move = make0(TAKE)
/** The amount itself. */
export const number = (n: number): Move => make1(NUMBER, n)
export const buy = (slot: number): Move => make1(BUY, slot)
export const yes: Move = make0(YES)
export const no: Move = make0(NO)
