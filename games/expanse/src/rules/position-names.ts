import { type Codec, codec, fieldsIn, hasBit, indexIn, itemAt, type Json, unlessEmpty } from '@orrery/kernel'
import { ABILITIES } from '../data/abilities.ts'
import { CARDS } from '../data/cards.ts'
import { BANDS, BASES, CUBES, FACTIONS, FLEETS, NONE, ORBITALS } from '../types.ts'
import { cellOf, kindIn, placeIn } from './cell.ts'
import type { Ruleset, Card, Frame, Op, Player, State, StepName } from '../types.ts'

/* What the numbers inside a state are called in a position. One table of names, used for writing and for reading. */

export const CARD_NAMES: readonly string[] = [...CARDS.map((card) => card.id), 'score']
export const ABILITY_NAMES: readonly string[] = ABILITIES.map((ability) => ability.id)
export const playerNames = (s: State): readonly string[] => FACTIONS.slice(0, s.ruleset.players)
/** One value for each player: `{ UN: 3 }`, written in the order of the seats. */
export const perPlayer = (entry: Codec<number, State>): Codec<number[], State> =>
  codec.byName(playerNames, entry, ({ seating }) => seating)
/** The same for what is no list by player. */
export function writeEach(s: State, write: (p: Player) => readonly string[]): Json | undefined {
  const entries = s.seating.map((p) => [itemAt(FACTIONS, p), write(p)] as const)
  return unlessEmpty(Object.fromEntries(entries.filter(([, list]) => list.length > 0)))
}
export function readEach(
  s: State,
  json: Json,
  where: string,
  read: (json: Json, p: Player, where: string) => void,
): void {
  for (const [name, value] of Object.entries(fieldsIn(json, where)))
    read(value, indexIn(name, playerNames(s), where), `${where}.${name}`)
}
export const cardName = (card: Card): string => CARD_NAMES[card] ?? ''

/** What a number of a frame stands for. */
export type Meaning = 'base' | 'orbital' | 'band' | 'cube' | 'fleet' | 'player' | 'number'

const OF_REF: { readonly [ref: string]: Meaning } = { B: 'base', O: 'orbital', D: 'band', F: 'fleet' }

function boundBy(op: Op): Meaning | undefined {
  if (op.op === 'pick' && op.what !== 'number' && op.what !== '') return op.what
  if (op.binds && (op.op === 'remove' || op.op === 'place')) return 'base'
  if (op.binds && (op.op === 'removeFleets' || op.op === 'moveFleets')) return 'orbital'
  return OF_REF[op.at.ref] ?? OF_REF[op.to.ref] ?? OF_REF[op.at.not]
}

/** How the frames of a step stand in a position. */
export interface FrameNames {
  /** What the numbers in it name; of other steps the program says it. */
  readonly place?: Meaning
  readonly held?: Meaning
  readonly used?: Meaning
  /** What cannot be left out. */
  readonly needs?: readonly string[]
  /** It may ask nobody, or several players at once. */
  readonly nobody?: true
  readonly several?: true
  /** It is about the card in hand, or serves the frame below it. */
  readonly aboutCard?: true
  readonly serves?: true
}

/** By step; modules add theirs. */
export const FRAMES: { [step in StepName]?: FrameNames } = {
  use: { aboutCard: true },
  spend: { needs: ['left'] },
  offer: { aboutCard: true, nobody: true },
  effect: { needs: ['program'] },
  group: { place: 'orbital', held: 'orbital', needs: ['place', 'held'], serves: true },
  relocate: { place: 'base', needs: ['place'], serves: true },
  whichCube: { place: 'base', needs: ['place'], serves: true },
  triggered: { place: 'base', needs: ['ability'] },
  perform: { needs: ['card'] },
  discardPlayed: { needs: ['card'] },
}

/** What `place` names in this frame: what the program's steps bind or refer to. */
export function meaningOfPlace(ruleset: Ruleset, f: Pick<Frame, 'step' | 'program'>): Meaning {
  const fixed = FRAMES[f.step]?.place
  if (fixed !== undefined) return fixed
  for (const op of ruleset.programs[f.program] ?? []) {
    const meaning = boundBy(op)
    if (meaning !== undefined) return meaning
  }
  return 'number'
}

const opAt = (ruleset: Ruleset, f: Pick<Frame, 'program' | 'pc'>): Op | undefined => ruleset.programs[f.program]?.[f.pc]

export function meaningOfHeld(ruleset: Ruleset, f: Pick<Frame, 'step' | 'program' | 'pc'>): Meaning {
  const fixed = FRAMES[f.step]?.held
  if (fixed !== undefined) return fixed
  const op = opAt(ruleset, f)
  if (op?.op === 'moveInf' || op?.op === 'swap') return 'cube'
  return op?.op === 'moveFleets' || op?.op === 'special' ? 'fleet' : 'number'
}

/** What the bits of `used` close. */
export function meaningOfUsed(ruleset: Ruleset, f: Pick<Frame, 'step' | 'program' | 'pc'>): Meaning {
  const fixed = FRAMES[f.step]?.used
  if (fixed !== undefined) return fixed
  const op = opAt(ruleset, f)
  if (op?.op !== 'removeFleets') return 'base'
  return op.perOwner ? 'player' : 'orbital'
}

const LISTS: { readonly [meaning in Meaning]?: readonly string[] } = {
  base: BASES,
  orbital: ORBITALS,
  band: BANDS,
  player: FACTIONS,
}
/** Pieces are written as `kind@place`. */
const PIECES: { readonly [meaning in Meaning]?: readonly [readonly string[], readonly string[]] } = {
  cube: [CUBES, BASES],
  fleet: [FLEETS, [...ORBITALS, ...Array.from({ length: 15 - ORBITALS.length }, () => ''), 'reserve']],
}

export function nameOf(meaning: Meaning, value: number): string | number {
  const pair = PIECES[meaning]
  if (pair !== undefined) return `${itemAt(pair[0], kindIn(value))}@${itemAt(pair[1], placeIn(value))}`
  return LISTS[meaning]?.[value] ?? value
}

/** The number of a name, or NONE where there is no such thing. */
export function valueOf(meaning: Meaning, name: unknown): number {
  const pair = PIECES[meaning]
  if (typeof name === 'number') return pair === undefined && LISTS[meaning] === undefined ? name : NONE
  if (typeof name !== 'string') return NONE
  if (pair === undefined) return LISTS[meaning]?.indexOf(name) ?? NONE
  const [kind, place] = name.split('@')
  const k = pair[0].indexOf(kind ?? '')
  const p = place === undefined || place === '' ? NONE : pair[1].indexOf(place)
  return k < 0 || p < 0 ? NONE : cellOf(k, p)
}

export const namesOf = (meaning: Meaning): string =>
  PIECES[meaning] !== undefined
    ? `${meaning} and place such as ${nameOf(meaning, 0)}`
    : (LISTS[meaning]?.join(', ') ?? 'a number')

/** Marks of pieces an effect has put down. */
export const markName = (mark: number): string =>
  mark < 256 ? `cube ${nameOf('cube', mark)}` : `fleet ${nameOf('fleet', mark - 256)}`
export function markOf(name: unknown): number {
  const [what, piece] = typeof name === 'string' ? name.split(' ') : []
  if (what === 'cube') return valueOf('cube', piece)
  const fleet = what === 'fleet' ? valueOf('fleet', piece) : NONE
  return fleet < 0 ? NONE : 256 + fleet
}

export const bitsOf = (mask: number): number[] => Array.from({ length: 16 }, (_, i) => i).filter((i) => hasBit(mask, i))
