import { itemAt } from '@orrery/kernel'
import { CARDS } from '../data/cards.ts'
import { ICON_ROWS } from '../data/icons.ts'
import { FACTIONS, MERCENARIES, MINORS, NONE, OP_ICONS } from '../types.ts'
import type { Ruleset, BoxRows, Card, Faction, Frame, Minor, Op, Program, Term } from '../types.ts'
import { rotations } from './hexes.ts'

/* Formulas made ready: every card, unit, faction and basic action is a program of icons (HX-13.4: left to right). */

const PLACING = ['PL', 'PO', 'RB']
const COMPULSORY = ICON_ROWS.filter((row) => row.mode === 'must').map((row) => row.id)

function whereOf({ icon, at, zone }: Term): Op['where'] {
  if (at !== undefined) return 'at'
  if (zone !== undefined) return zone
  return PLACING.includes(icon) ? 'any' : 'none'
}

function opOf(term: Term, more: Partial<Op>): Op {
  const turns = rotations(term.at ?? [0, 0])
  return {
    icon: term.icon,
    code: OP_ICONS.indexOf(term.icon),
    n: term.n ?? 1,
    where: whereOf(term),
    dq: turns.map(([q]) => q),
    dr: turns.map(([, r]) => r),
    must: term.must === true || COMPULSORY.includes(term.icon),
    enemyOnly: term.target === 'enemy',
    withWarlord: false,
    pay: 0,
    ...more,
  }
}

function program(name: string, terms: readonly Term[], ops: readonly Op[]): Program {
  const isTurned = terms.some(({ at }) => at !== undefined && (at[0] !== 0 || at[1] !== 0))
  return { name, ops, aimed: terms.some(({ at }) => at !== undefined), turned: isTurned, terms }
}

const plain = (name: string, terms: readonly Term[]): Program =>
  program(
    name,
    terms,
    terms.map((term) => opOf(term, {})),
  )

/** HX-7: what an action does, when it does not end with its choice. */
const basic = (name: string, term: Term, more: Partial<Op> = {}): Program =>
  program(name, [term], [opOf({ ...term, must: true }, more)])

const PAY: Op = { ...opOf({ icon: 'WD', must: true }, {}), icon: 'PAY', code: OP_ICONS.indexOf('PAY') }

const BASIC: readonly Program[] = [
  basic('place', { icon: 'PL' }),
  basic('return', { icon: 'RT' }),
  basic('attack', { icon: 'UA' }, { withWarlord: true }),
  basic('move', { icon: 'WM' }),
]

export const NO_OP: Op = { ...PAY, n: 0 }

/** All programs: basic actions, factions, cards, minor factions. */
export const programsOf = ({ factions, cards, minors }: BoxRows): readonly Program[] => [
  ...BASIC,
  ...factions.map(({ id, ability, life }) => {
    const ops = ability.map((term) => opOf(term, {}))
    return program(id, ability, life > 0 ? [...ops, { ...PAY, n: life }] : ops)
  }),
  ...cards.map(({ id, ability }) => plain(id, ability)),
  ...minors.map(({ id, ability, life }) =>
    program(
      id,
      ability,
      ability.map((term) => opOf(term, { pay: life })),
    ),
  ),
]

export const PLACE = 0
export const RETURN = 1
export const ATTACK = 2
export const MOVE = 3
const FACTION = BASIC.length
const CARD = FACTION + FACTIONS.length
const MINOR = CARD + CARDS.length

/** In the order of the programs. */
export const PROGRAM_NAMES: readonly string[] = [
  ...BASIC.map(({ name }) => name),
  ...FACTIONS,
  ...CARDS.map(({ id }) => id),
  ...MINORS,
]
/** What an attack does, whatever pack is played with. */
export const ATTACK_OP: Op = itemAt(itemAt(BASIC, ATTACK).ops, 0)

export const ofFaction = (faction: Faction): number => FACTION + faction
export const ofCard = (card: Card): number => CARD + card
export const ofMinor = (minor: Minor): number => MINOR + minor
export const programAt = (ruleset: Ruleset, i: number): Program => itemAt(ruleset.programs, i)

/** The current icon of a frame; a null object in other frames and after the last icon. */
export function opAt(ruleset: Ruleset, f: Frame): Op {
  if (f.program === NONE) return NO_OP
  const { ops } = programAt(ruleset, f.program)
  return f.pc < ops.length ? itemAt(ops, f.pc) : NO_OP
}

/** The card a program belongs to, or a number that is no card. */
export const cardOf = (i: number): Card => i - CARD
export const isActionProgram = (i: number): boolean => i >= CARD + MERCENARIES && i < MINOR
export const isMinorProgram = (i: number): boolean => i >= MINOR
export const isFactionProgram = (i: number): boolean => i >= FACTION && i < CARD
export const isMercenaryProgram = (i: number): boolean => i >= CARD && i < CARD + MERCENARIES
