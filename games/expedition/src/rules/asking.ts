import type {
  Answer as AnswerOf,
  Conditions,
  Look as LookOf,
  Lister,
  MoveList,
  Question as QuestionOf,
  QuestionParts,
  Refusal,
  Test,
} from '@orrery/kernel'
import { at, itemAt, questionMaker } from '@orrery/kernel'
import { FACTION_ROWS } from '../data/factions.ts'
import { ACTION_CARD_ROWS, OBJECTIVE_ROWS, SECRET_ROWS, STRATEGY_ROWS, TECHNOLOGY_ROWS } from '../data/scenario.ts'
import { SYSTEM_ROWS } from '../data/systems.ts'
import type { Event, Frame, Planet, Player, State, System } from '../types.ts'
import { ALL_PLANETS } from './ruleset.ts'
import * as moves from './moves.ts'
import { planetName, playerName, systemName } from './planets.ts'
import { must as mustOf } from './refusing.ts'

/* How this game asks its questions: what a condition looks at, and conditions in one line. */

export type Look = LookOf<State, Frame, undefined>
export type Question = QuestionOf<State, Frame, undefined, Event>
export type Answer = AnswerOf<Look, Event>
/** One that lists its moves itself. */
export type ListedAnswer = Extract<Answer, { readonly list: unknown }>
export type Condition = Test<Look>
export type Parts = QuestionParts<Look, Event>

type Args = (l: Look) => Refusal['args']

/** A condition; its sentence knows what the move names, and more where `args` say so. */
export const must = (
  rule: string,
  code: string,
  holds: (l: Look) => boolean,
  args?: Args | Refusal['args'],
): Condition => mustOf(rule, code, holds, typeof args === 'object' ? () => args : args)

/* What a move names, as its place at this table. */
export const planetNamed = ({ s, a }: Look): Planet => at(s.ruleset.planetAt, a)
export const systemNamed = ({ s, a }: Look): System => at(s.ruleset.systemAt, a)
/** Of a move that names two things, the second. */
export const secondSystem = ({ s, b }: Look): System => at(s.ruleset.systemAt, b)
export const secondPlanet = ({ s, b }: Look): Planet => at(s.ruleset.planetAt, b)
export const playerNamed = ({ s, a }: Look): Player => at(s.ruleset.playerAt, a)

/* A move can name a planet, system or faction that is not at this table; first or second. */
const present = (
  rule: string,
  code: string,
  places: (s: State) => readonly number[],
  args: (row: number) => Refusal['args'],
): readonly Condition[] =>
  (['a', 'b'] as const).map((which) =>
    must(
      rule,
      code,
      (l) => at(places(l.s), l[which]) >= 0,
      (l) => args(l[which]),
    ),
  )

const PRESENT: { readonly [name: string]: readonly Condition[] } = {
  planet: present(
    'TE-2.1',
    'PLANET_UNKNOWN',
    (s) => s.ruleset.planetAt,
    (row) => ({ planet: itemAt(ALL_PLANETS, row).name }),
  ),
  system: present(
    'TE-7.3',
    'SITE_UNKNOWN',
    (s) => s.ruleset.systemAt,
    (row) => ({ place: itemAt(SYSTEM_ROWS, row).name }),
  ),
  player: present(
    'TE-14.1',
    'FACTION_UNKNOWN',
    (s) => s.ruleset.playerAt,
    (row) => ({ faction: itemAt(FACTION_ROWS, row).name }),
  ),
}

/** By kind of move: whether what it names exists at this table. These hold for every question and come first. */
export const EXISTS = moves.NAMES.map((names) => names.flatMap((name, i) => PRESENT[name]?.[i] ?? []))

/** What a move names first, for the sentence of every refusal. */
const FIRST: { readonly [name: string]: Args } = {
  strategy: (l) => ({ card: itemAt(STRATEGY_ROWS, l.a).name }),
  system: (l) => ({ system: systemName(l.s, systemNamed(l)) }),
  planet: (l) => ({ planet: planetName(l.s, planetNamed(l)) }),
  player: (l) => ({ player: playerName(l.s, playerNamed(l)) }),
  card: (l) => ({ card: itemAt(ACTION_CARD_ROWS, l.a).name }),
  tech: (l) => ({ technology: itemAt(TECHNOLOGY_ROWS, l.a).name }),
  secret: (l) => ({ secret: itemAt(SECRET_ROWS, l.a).name }),
  objective: (l) => ({ objective: itemAt(OBJECTIVE_ROWS, l.a).name }),
}
export const firstNamed = (kind: number): Args | undefined => FIRST[moves.NAMES[kind]?.[0] ?? '']

/** The conditions of a kind of move with the names they need, after the one that there is such a thing here. */
function ofThisTable(answer: Answer): Answer {
  const named = firstNamed(answer.kind)
  const naming = (group: Conditions<Look>[number]): Conditions<Look>[number] =>
    named === undefined ? group : group.map((c) => ({ ...c, args: (l: Look) => ({ ...named(l), ...c.args?.(l) }) }))
  const exists = EXISTS[answer.kind] ?? []
  return { ...answer, conditions: [exists, ...answer.conditions.map(naming)] }
}

const make = questionMaker<State, Frame, undefined, Event>(
  () => undefined,
  moves.NAMES.flatMap((names, kind) => (names.length === 2 ? [kind] : [])),
)

/** What each question is made of, for tests that go through all conditions of the game. */
export const PARTS = new Map<Question, Parts>()

export function question(parts: Parts): Question {
  const { answers, beside = [] } = parts
  const made = make({ ...parts, answers: answers.map(ofThisTable), beside: beside.map(ofThisTable) })
  PARTS.set(made, parts)
  return made
}

/* ---- candidates ------------------------------------------------------------------------------------------------------ */

/** Every planet of the table. */
export function eachPlanet({ s }: Look, out: MoveList): void {
  for (let q = 0; q < s.owner.length; q++) out.push(moves.planet(s, q))
}

export function eachSystem({ s }: Look, out: MoveList): void {
  for (let i = 0; i < s.ruleset.systems.length; i++) out.push(moves.system(s, i))
}

/** The other players clockwise, so that no seat is always named first. */
export function othersOf(s: State, p: Player): Player[] {
  const others: Player[] = []
  for (let k = 1; k < s.ruleset.seats; k++) others.push((p + k) % s.ruleset.seats)
  return others
}

export function eachOther({ s, f }: Look, out: MoveList): void {
  for (const p of othersOf(s, f.seat)) out.push(moves.player(s, p))
}

/* ---- numbers --------------------------------------------------------------------------------------------------------- */

type Bound = (s: State, f: Frame) => number

/** One number of a range. */
export function numberBetween(rule: string, least: Bound, most: Bound, effect: Answer['effect']): Answer {
  const list: Lister<Look> = ({ s, f }, out) => {
    const last = most(s, f)
    for (let n = least(s, f); n <= last; n++) out.push(moves.number(n))
  }
  return { kind: moves.NUMBER, list, conditions: [[inRange(rule, least, most)]], effect }
}

export const inRange = (rule: string, least: Bound, most: Bound): Condition =>
  must(
    rule,
    'NUMBER_RANGE',
    ({ s, f, a }) => a >= least(s, f) && a <= most(s, f),
    ({ s, f }) => ({ least: least(s, f), most: most(s, f) }),
  )

export const none: Bound = () => 0
export const one: Bound = () => 1
