import { at, firstArg, kindOf, make0, make1, make2, type Move, namesIn, onlyArg, secondArg } from '@orrery/kernel'
import { MOVE_LINES } from '../data/moves.ts'
import type {
  ActionCard,
  Colour,
  Core,
  Objective,
  Planet,
  Player,
  Secret,
  Slice,
  StrategyCard,
  System,
  Technology,
} from '../types.ts'

/** Kinds of moves: the place of their line in data/moves.ts. */
export const TAKE = 0
export const USE = 1
export const ACTIVATE = 2
export const PLAY = 3
export const PASS = 4
export const CLAIM = 5
export const END = 6
export const JUPITER = 7
export const COUNCIL = 8
export const TECH = 9
export const RESEARCH = 10
export const DEAL = 11
export const WITHDRAW = 12
export const ACCEPT = 13
export const REJECT = 14
export const NUMBER = 15
export const PLANET = 16
export const GOODS = 17
export const DISCARD = 18
export const SECRET = 19
export const YES = 20
export const NO = 21
export const NEVER = 22
export const INGRESS_PICK = 23
export const SHIFT = 24
export const SYSTEM = 25
export const PLAYER = 26
export const PDS = 27
export const DOCK = 28
export const OBJECTIVE = 29
export const ANY = 30
export const SWAP = 31
export const LAND = 32
export const BOTH = 33
export const ASK = 34
export const BREAKTHROUGH = 35
export const PLAN = 36
export const TOKENS = 37
export const PLAY_ON = 38
export const PLAY_WITH = 39
export const PLAY_IN = 40
export const PLAY_FOR = 41
export const SEND = 42

/** What the moves of each kind name, as their lines say. */
export const NAMES = MOVE_LINES.map(namesIn)

/** The things a move names, in order, by their places in the tables. */
export function namedBy(m: Move): readonly (readonly [name: string, row: number])[] {
  const [a, b] = NAMES[kindOf(m)] ?? []
  if (a === undefined) return []
  if (b === undefined) return [[a, onlyArg(m)]]
  return [
    [a, firstArg(m)],
    [b, secondArg(m)],
  ]
}

/** By the kind that names a target alone: the kind that names it with the card (TE-15.22). */
export const AIMED: { readonly [kind: number]: number } = {
  [PLANET]: PLAY_ON,
  [PLAYER]: PLAY_WITH,
  [SYSTEM]: PLAY_IN,
  [TAKE]: PLAY_FOR,
}

/*
 * Builders. A move names things by their place in the tables of all systems, planets and factions, so that it can be
 * read without a table; builders and readers translate to and from the places on this map.
 */
export const take = (card: StrategyCard): Move => make1(TAKE, card)
export const use = (card: StrategyCard): Move => make1(USE, card)
/** Of the kinds that name a system alone. */
export const inSystem = (s: Core, kind: number, system: System): Move => make1(kind, at(s.ruleset.systemRow, system))
export const activate = (s: Core, system: System): Move => inSystem(s, ACTIVATE, system)
export const play = (card: ActionCard): Move => make1(PLAY, card)
/** A card with its target, which is named as the move of this kind would name it alone. */
export const playAt = (card: ActionCard, target: Move): Move =>
  make2(AIMED[kindOf(target)] ?? PLAY, card, onlyArg(target))
export const pass: Move = make0(PASS)
export const claim = (slice: Slice): Move => make1(CLAIM, slice)
export const end: Move = make0(END)
export const jupiter: Move = make0(JUPITER)
export const council: Move = make0(COUNCIL)
export const tech = (t: Technology): Move => make1(TECH, t)
export const research = (t: Technology): Move => make1(RESEARCH, t)
export const deal = (s: Core, p: Player): Move => make1(DEAL, at(s.ruleset.playerRow, p))
export const withdraw: Move = make0(WITHDRAW)
export const accept: Move = make0(ACCEPT)
export const reject: Move = make0(REJECT)
export const number = (n: number): Move => make1(NUMBER, n)
export const planet = (s: Core, p: Planet): Move => make1(PLANET, at(s.ruleset.planetRow, p))
export const goods: Move = make0(GOODS)
export const discard = (card: ActionCard): Move => make1(DISCARD, card)
export const secret = (k: Secret): Move => make1(SECRET, k)
export const yes: Move = make0(YES)
export const never: Move = make0(NEVER)
export const ingress = (s: Core, colour: Colour, system: System): Move =>
  make2(INGRESS_PICK, colour, at(s.ruleset.systemRow, system))
export const shift = (s: Core, from: System, to: System): Move =>
  make2(SHIFT, at(s.ruleset.systemRow, from), at(s.ruleset.systemRow, to))
export const system = (s: Core, i: System): Move => inSystem(s, SYSTEM, i)
export const player = (s: Core, p: Player): Move => make1(PLAYER, at(s.ruleset.playerRow, p))
export const pds = (s: Core, p: Planet): Move => make1(PDS, at(s.ruleset.planetRow, p))
export const dock = (s: Core, p: Planet): Move => make1(DOCK, at(s.ruleset.planetRow, p))
export const objective = (o: Objective): Move => make1(OBJECTIVE, o)
export const any: Move = make0(ANY)
export const swap = (give: number, get: number): Move => make2(SWAP, give, get)
export const land = (s: Core, p: Planet, n: number): Move => make2(LAND, at(s.ruleset.planetRow, p), n)
export const send = (s: Core, p: Planet, n: number): Move => make2(SEND, at(s.ruleset.planetRow, p), n)
export const both = (s: Core, p: Planet, q: Planet): Move =>
  make2(BOTH, at(s.ruleset.planetRow, p), at(s.ruleset.planetRow, q))
export const ask: Move = make0(ASK)
export const breakthrough: Move = make0(BREAKTHROUGH)
export const tokens = (tactic: number, strategy: number): Move => make2(TOKENS, tactic, strategy)

/** The largest number a move can name. */
export const MOST_NUMBER = 99
/** The most that one offer gives or asks for, or that Leadership gives to a pool, and the largest landing where some may land elsewhere (TE-15.19). */
export const MOST_SWAPPED = 12
export const MOST_LANDED = 30
