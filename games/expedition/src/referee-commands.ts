import type { Json } from '@orrery/kernel'
import { isFields } from './referee-setup.ts'

/*
 * TE-18.8: what a table can say to its referee, as people say it: everything by name, a payment in one breath. It becomes
 * lines in referee-said.ts. Files of the first referee hold these too.
 */

export interface Correction {
  readonly path: string
  readonly value: string | number | boolean
  /** Of a slice: whether it was claimed just now, with everything that follows, or earlier (TE-18.14). */
  readonly when?: 'now' | 'earlier'
}

export interface SaidPayment {
  readonly planets?: readonly string[]
  readonly tradeGoods?: number
  readonly commodities?: number
  /** Names or a number: only their number counts (TE-18.7). */
  readonly cards?: readonly string[] | number
  readonly secret?: string | number
  readonly psychoarchaeology?: boolean
  /** What changes the value of a planet, by name or id (TE-2.15). */
  readonly modifiers?: readonly { readonly planet: string; readonly by: string }[]
  /** Cards that change how it may be paid, by name or id (TE-2.16). */
  readonly spending?: readonly string[]
  /** A planet, or anything else, that counts as so much (TE-2.17). */
  readonly counts?: readonly { readonly what: string; readonly as: number }[]
}

interface By {
  readonly seat: string | number
}

export type Command =
  | (By & { readonly cmd: 'beginTurn' })
  | (By & { readonly cmd: 'endAction'; readonly pass?: boolean })
  | (By & { readonly cmd: 'claim'; readonly slice: string; readonly payment: SaidPayment; readonly ruling?: string })
  | (By & { readonly cmd: 'decline' })
  | (By & { readonly cmd: 'roll'; readonly die?: number })
  | (By & {
      readonly cmd: 'chooseIngress'
      readonly picks: readonly { readonly system: string; readonly colour: string }[]
    })
  | (By & { readonly cmd: 'moveIngress'; readonly moves: readonly { readonly from: string; readonly to: string }[] })
  | (By & { readonly cmd: 'placeAvernus'; readonly system: string })
  | (By & { readonly cmd: 'placeThundersEdge'; readonly system: string })
  | (By & { readonly cmd: 'chooseTied'; readonly player: string | number })
  | (By & { readonly cmd: 'jupiterBrain' })
  | (By & { readonly cmd: 'gainBreakthrough'; readonly player: string | number; readonly source?: string })
  | (By & { readonly cmd: 'takeThundersEdge'; readonly player: string | number; readonly infantry?: number })
  | (By & {
      readonly cmd: 'set'
      readonly path: string
      readonly value: string | number | boolean
      readonly reason?: string
      readonly when?: 'now' | 'earlier'
    })
  | (By & { readonly cmd: 'ruling'; readonly text: string; readonly effect?: Correction })
  | (By & { readonly cmd: 'endTurn' })
  | (By & { readonly cmd: 'endRound' })

export type CommandName = Command['cmd']

/* ---- reading from outside --------------------------------------------------------------------------------------------- */

type Check = (value: Json | undefined) => boolean

const text: Check = (value) => typeof value === 'string'
const whole: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0
const who: Check = (value) => text(value) || whole(value)
const scalar: Check = (value) => text(value) || typeof value === 'number' || typeof value === 'boolean'
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((item: Json) => check(item))
const shaped =
  (checks: { readonly [field: string]: Check }): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([field, check]) => check(value[field]))

const payment = shaped({
  planets: maybe(listOf(text)),
  tradeGoods: maybe(whole),
  commodities: maybe(whole),
  cards: maybe((value) => whole(value) || listOf(text)(value)),
  secret: maybe(who),
  modifiers: maybe(listOf(shaped({ planet: text, by: text }))),
  spending: maybe(listOf(text)),
  counts: maybe(listOf(shaped({ what: text, as: whole }))),
})
const when: Check = (value) => value === 'now' || value === 'earlier'

const SHAPES: { readonly [C in CommandName]: { readonly [field: string]: Check } } = {
  beginTurn: {},
  endAction: { pass: maybe((value) => typeof value === 'boolean') },
  claim: { slice: text, payment, ruling: maybe(text) },
  decline: {},
  roll: { die: maybe((value) => typeof value === 'number') },
  chooseIngress: { picks: listOf(shaped({ system: text, colour: text })) },
  moveIngress: { moves: listOf(shaped({ from: text, to: text })) },
  placeAvernus: { system: text },
  placeThundersEdge: { system: text },
  chooseTied: { player: who },
  jupiterBrain: {},
  gainBreakthrough: { player: who, source: maybe(text) },
  takeThundersEdge: { player: who, infantry: maybe(whole) },
  set: { path: text, value: scalar, reason: maybe(text), when: maybe(when) },
  ruling: { text, effect: maybe(shaped({ path: text, value: scalar, when: maybe(when) })) },
  endTurn: {},
  endRound: {},
}

const COMMANDS = Object.keys(SHAPES) as readonly CommandName[]

/** A command from outside; what is wrong with it where it is none. */
export function readCommand(json: unknown): Command | string {
  if (!isFields(json)) return 'a command is an object such as {"seat": "Ana", "cmd": "endAction"}'
  const cmd = COMMANDS.find((name) => name === json['cmd'])
  if (cmd === undefined) return `"cmd" is one of ${COMMANDS.join(', ')}`
  if (!who(json['seat'])) return '"seat" is the name of a player or the number of a seat'
  const wrong = Object.entries(SHAPES[cmd]).find(([field, check]) => !check(json[field]))
  return wrong === undefined ? (json as unknown as Command) : `"${wrong[0]}" of ${cmd} is missing or of the wrong kind`
}
