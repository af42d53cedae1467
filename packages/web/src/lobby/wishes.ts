import { DEFAULT_LEVEL, levelNames } from '@orrery/bots'
import { type AnyGame, type Json, type OptionField, type Pack, problemText } from '@orrery/kernel'
import { seatingField, sidesOn } from './seating.ts'
import type { Clock, Lay, SeatWish, Setting, Sitter } from '@orrery/table'

/** The choices made on the set-up page so far. */
export interface Wishes {
  readonly seats: number
  /** Friends around one screen, without a server. */
  readonly here: boolean
  readonly who: readonly Who[]
  /** The side in each seat, then those that sit out; none where sides are chosen at the table. */
  readonly sides: readonly string[]
  /** The chosen of each option field, in the order in which they were chosen. */
  readonly chosen: { readonly [field: string]: readonly string[] }
  readonly clock: Clock
  /** What is played with in place of what is delivered; checked. */
  readonly pack?: Pack | undefined
}

export type Who =
  | { readonly kind: 'me' }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

export const BOTS = levelNames

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The clocks one may choose from; whatever else is possible, these are what people ask for. */
export const CLOCKS: readonly { readonly title: string; readonly clock: Clock }[] = [
  { title: 'No clock', clock: { kind: 'none' } },
  { title: '2 minutes a turn', clock: { kind: 'move', each: 2 * MINUTE } },
  { title: '30 minutes + 20 seconds a turn', clock: { kind: 'budget', start: 30 * MINUTE, perMove: 20_000 } },
  { title: '1 day a turn', clock: { kind: 'move', each: DAY } },
  { title: '3 days a turn', clock: { kind: 'move', each: 3 * DAY } },
]

/** A table for `seats`: bots in the other seats, or open seats if friends are to be invited. */
export function wishesFor(game: AnyGame, friends: boolean): Wishes {
  const { min } = game.seats
  const who: readonly Who[] = [{ kind: 'me' }, friends ? { kind: 'person', name: '' } : BOT]
  return withSeats(game, { seats: min, here: false, who, sides: [], chosen: {}, clock: { kind: 'none' } }, min)
}

export const BOT: Who = { kind: 'bot', level: DEFAULT_LEVEL }

/** New seats are filled like the last one. */
export function withSeats(game: AnyGame, wishes: Wishes, seats: number): Wishes {
  const last = wishes.who.at(-1) ?? BOT
  const more: Who = last.kind === 'me' ? BOT : last
  const who = Array.from({ length: seats }, (_, i) => wishes.who[i] ?? more)
  return { ...wishes, seats, who, sides: sidesOn(game, seats, wishes.sides) }
}

export const ON = 'on'

/** A flag is chosen like anything else: on or off. */
export const choicesIn = ({ kind, choices }: OptionField): readonly string[] =>
  kind === 'flag' ? [ON, 'off'] : choices

/** What is chosen, or what the game would take if nothing is said. */
export function isChosen(game: AnyGame, wishes: Wishes, { name, kind }: OptionField, choice: string): boolean {
  const said = wishes.chosen[name] ?? []
  if (said.length > 0) return said.includes(choice)
  if (kind === 'many' && wishes.pack !== undefined && wishes.chosen[name] !== undefined) return false
  const usual = (
    game.fullOptions(packOption(game, wishes), wishes.seats) as { readonly [name: string]: Json | undefined }
  )[name]
  return kind === 'flag' ? (usual === true) === (choice === ON) : usual === choice
}

export function withChoice(wishes: Wishes, { name, kind }: OptionField, choice: string): Wishes {
  const now = wishes.chosen[name] ?? []
  const without = now.filter((one) => one !== choice)
  const added = kind === 'many' ? [...now, choice] : [choice]
  return { ...wishes, chosen: { ...wishes.chosen, [name]: now.length > without.length ? without : added } }
}

/** The pack by its hash, under which the game has it from now on. */
const packOption = ({ packs }: AnyGame, { pack }: Wishes): { readonly pack?: string } =>
  pack === undefined || packs === undefined ? {} : { pack: packs.keep(pack) }

/** Another pack, and what it states for its tables; what was chosen of that is said again. */
export function withPackOf(wishes: Wishes, pack: Pack | undefined): Wishes {
  const stated = Object.keys((pack?.['options'] ?? {}) as object)
  const chosen = Object.fromEntries(Object.entries(wishes.chosen).filter(([name]) => !stated.includes(name)))
  return { ...wishes, chosen, pack }
}

/** Only what was chosen is said; the game fills in the rest. */
export function optionsOf(game: AnyGame, wishes: Wishes): Json {
  const { chosen, sides, seats, pack } = wishes
  const seating = seatingField(game)
  const said = game.options.flatMap(({ name, kind }): [string, Json][] => {
    const list = chosen[name] ?? []
    // A default of the pack is switched off by saying so.
    if (list.length === 0)
      return pack !== undefined && kind === 'many' && chosen[name] !== undefined ? [[name, []]] : []
    if (kind === 'flag') return [[name, list[0] === ON]]
    return [[name, kind === 'one' ? (list[0] ?? '') : list]]
  })
  const options = { ...packOption(game, wishes), ...Object.fromEntries(said) }
  return { ...options, ...(seating === undefined ? {} : { [seating.name]: sides.slice(0, seats) }) }
}

export function settingOf(game: AnyGame, wishes: Wishes): Setting {
  const clock: Clock = wishes.here ? { kind: 'none' } : wishes.clock
  return { game: game.id, options: optionsOf(game, wishes), seats: wishes.seats, clock }
}

export function layOf(game: AnyGame, wishes: Wishes): Lay {
  const seats = wishes.who.map((who): SeatWish => (who.kind === 'person' ? { kind: 'open' } : who))
  return { setting: settingOf(game, wishes), seats, ...(wishes.pack === undefined ? {} : { pack: wishes.pack }) }
}

/** At one screen everybody has a name: the one given, or their number. */
export function sittersOf(wishes: Wishes, me: string): readonly Sitter[] {
  return wishes.who.map((who, i): Sitter => {
    if (who.kind === 'bot') return who
    const given = who.kind === 'me' ? me : who.name.trim()
    return { kind: 'person', name: given === '' ? `Player ${i + 1}` : given }
  })
}

/** Why the rules refuse these wishes, as a sentence; '' when they can be played. */
export function objection(game: AnyGame, wishes: Wishes): string {
  const laid = game.setup(optionsOf(game, wishes), wishes.seats, 'a look at the options')
  return laid.ok ? '' : `These options cannot be played: ${problemText(laid.error)}.`
}
