import { isFields } from './referee-setup.ts'

/*
 * TE-18.8: what a table can say to its referee, as people say it: everything by name, a payment in one breath. It becomes
 * lines in referee-said.ts. Files of the first referee hold these too.
 */

type Check<T> = (value: unknown) => value is T
interface Checks {
  readonly [field: string]: Check<unknown>
}
type Checked<C> = C extends Check<infer T> ? T : never
type Optional<C extends Checks> = { [F in keyof C]: undefined extends Checked<C[F]> ? F : never }[keyof C]
/** What passes these checks, field by field. */
type Fields<C extends Checks> = { readonly [F in Exclude<keyof C, Optional<C>>]: Checked<C[F]> } & {
  readonly [F in Optional<C>]?: Checked<C[F]>
}

const text: Check<string> = (value) => typeof value === 'string'
const flag: Check<boolean> = (value) => typeof value === 'boolean'
const number: Check<number> = (value) => typeof value === 'number'
const whole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0
const either =
  <A, B>(a: Check<A>, b: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    a(value) || b(value)
const maybe = <T>(check: Check<T>): Check<T | undefined> => either(check, (value) => value === undefined)
const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every((item: unknown) => check(item))
const shaped =
  <C extends Checks>(checks: C): Check<Fields<C>> =>
  (value): value is Fields<C> =>
    isFields(value) && Object.entries(checks).every(([field, check]) => check(value[field]))

const who = either(text, whole)
const scalar = either(text, either(number, flag))
/** Of a slice: whether it was claimed just now, with everything that follows, or earlier (TE-18.14). */
const when: Check<'now' | 'earlier'> = (value) => value === 'now' || value === 'earlier'
const correction = { path: text, value: scalar, when: maybe(when) }

const payment = {
  planets: maybe(listOf(text)),
  tradeGoods: maybe(whole),
  commodities: maybe(whole),
  /** Names or a number: only their number counts (TE-18.7). */
  cards: maybe(either(whole, listOf(text))),
  secret: maybe(who),
  psychoarchaeology: maybe(flag),
  /** What changes the value of a planet, by name or id (TE-2.15). */
  modifiers: maybe(listOf(shaped({ planet: text, by: text }))),
  /** Cards that change how it may be paid, by name or id (TE-2.16). */
  spending: maybe(listOf(text)),
  /** A planet, or anything else, that counts as so much (TE-2.17). */
  counts: maybe(listOf(shaped({ what: text, as: whole }))),
}

const SHAPES = {
  beginTurn: {},
  endAction: { pass: maybe(flag) },
  claim: { slice: text, payment: shaped(payment), ruling: maybe(text) },
  decline: {},
  roll: { die: maybe(number) },
  chooseIngress: { picks: listOf(shaped({ system: text, colour: text })) },
  moveIngress: { moves: listOf(shaped({ from: text, to: text })) },
  placeAvernus: { system: text },
  placeThundersEdge: { system: text },
  chooseTied: { player: who },
  jupiterBrain: {},
  gainBreakthrough: { player: who, source: maybe(text) },
  takeThundersEdge: { player: who, infantry: maybe(whole) },
  set: { ...correction, reason: maybe(text) },
  ruling: { text, effect: maybe(shaped(correction)) },
  endTurn: {},
  endRound: {},
} satisfies { readonly [cmd: string]: Checks }

export type CommandName = keyof typeof SHAPES
export type Of<C extends CommandName> = { readonly cmd: C; readonly seat: string | number } & Fields<(typeof SHAPES)[C]>
export type Command = { readonly [C in CommandName]: Of<C> }[CommandName]
export type Correction = Fields<typeof correction>
export type SaidPayment = Fields<typeof payment>

const COMMANDS = Object.keys(SHAPES) as readonly CommandName[]

/** A command from outside; what is wrong with it where it is none. */
export function readCommand(json: unknown): Command | string {
  if (!isFields(json)) return 'a command is an object such as {"seat": "Ana", "cmd": "endAction"}'
  const cmd = COMMANDS.find((name) => name === json['cmd'])
  if (cmd === undefined) return `"cmd" is one of ${COMMANDS.join(', ')}`
  if (!who(json['seat'])) return '"seat" is the name of a player or the number of a seat'
  const checks: Checks = SHAPES[cmd]
  const wrong = Object.entries(checks).find(([field, check]) => !check(json[field]))
  return wrong === undefined ? (json as unknown as Command) : `"${wrong[0]}" of ${cmd} is missing or of the wrong kind`
}
