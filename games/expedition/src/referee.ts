import {
  fail,
  type Game,
  type Json,
  type Move,
  ok,
  type Problem,
  type Refusal,
  type Result,
  type Rng,
} from '@orrery/kernel'
import { offer, universe } from './referee-offer.ts'
import { notation } from './referee-moves.ts'
import { LONGEST, play } from './referee-play.ts'
import { choiceOf, refusalOf } from './referee-rules.ts'
import { isFields, readOptions, SEATS, start, USUAL } from './referee-setup.ts'
import { clone, type RefereeOptions, type RefereeState } from './referee-state.ts'
import { chanceFrom } from './rules/chance.ts'
import type { Event, Player } from './types.ts'

export type { RefereeOptions, RefereeSeat, RefereeState } from './referee-state.ts'

/*
 * TE-18: a referee for a live table is a game like any other: whatever the table says is a move. Nothing is hidden but
 * the dice to come, so a view is the table's start and everything said since; the state is replayed from those.
 */

export interface RefereeView {
  readonly options: RefereeOptions
  /** `SEAT LINE`, and behind a roll what it showed. */
  readonly said: readonly string[]
}

const texts = new WeakMap<object, string>()

function textOf(said: NonNullable<RefereeState['said']>): string {
  const known = texts.get(said)
  if (known !== undefined) return known
  const text = `${said.seat} ${notation.print(said.move)}${said.die === 0 ? '' : ` = ${said.die}`}`
  texts.set(said, text)
  return text
}

const view = ({ options, said }: RefereeState): RefereeView => {
  const lines: string[] = []
  for (let one = said; one !== undefined; one = one.before) lines.push(textOf(one))
  return { options, said: lines.reverse() }
}

const LINE = /^(\d) (.+?)(?: = (\d+))?$/

/** Says a line of a view again; false where it cannot be said. */
function sayAgain(r: RefereeState, text: string): boolean {
  const [, seat = '', line = '', die = '0'] = LINE.exec(text) ?? []
  const move = notation.parse(line)
  if (!move.ok || Number(seat) >= r.core.ruleset.seats || refusalOf(r, Number(seat), move.value) !== undefined)
    return false
  if ((notation.print(move.value) === 'roll') !== (Number(die) >= 1 && Number(die) <= 10)) return false
  play(r, Number(seat), move.value, undefined, Number(die))
  return true
}

/** The line that cannot be said comes back as its number. */
function told({ said }: RefereeView, from: RefereeState): RefereeState | number {
  for (let i = from.entries; i < said.length; i++) if (!sayAgain(from, said[i] ?? '')) return i + 1
  from.core.chance.length = 0
  return from
}

let last: { readonly view: RefereeView; readonly state: RefereeState } | undefined

const isPrefix = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length <= whole.length && part.every((line, i) => line === whole[i])

/** The table behind a view, without its dice to come. The last one is kept: the next view mostly goes on from it. */
export function tableOf(shown: RefereeView): RefereeState {
  if (last?.view === shown) return last.state
  const goesOn =
    last !== undefined &&
    JSON.stringify(last.view.options) === JSON.stringify(shown.options) &&
    isPrefix(last.view.said, shown.said)
  const begun = goesOn && last !== undefined ? ok(clone(last.state)) : start(shown.options, [])
  const state = begun.ok ? told(shown, begun.value) : 0
  if (typeof state === 'number') throw new Error(`line ${state} of this view cannot be said`)
  last = { view: shown, state }
  return state
}

function guess(shown: RefereeView, _: Player, rng: Rng): RefereeState {
  const state = clone(tableOf(shown))
  state.core.chance.push(...Array.from({ length: 4 }, () => rng.below(2 ** 31)))
  return state
}

const problem = ({ code, args: { thing, reason }, args }: Refusal): Problem =>
  thing === undefined
    ? { at: 'map', expected: `a map string that can be read (${code} ${JSON.stringify(args)})` }
    : { at: `${thing}`, expected: `something else: ${reason}` }

function setup(json: Json, seats: number, seed: string): Result<RefereeState, Problem> {
  const options = readOptions(json, seats)
  if (!options.ok) return fail(problem(options.error))
  const begun = start(options.value, chanceFrom(seed))
  return begun.ok ? begun : fail(problem(begun.error))
}

const isChance = (json: unknown): json is readonly number[] =>
  Array.isArray(json) && json.length === 4 && json.every((n) => Number.isInteger(n) && n === (n | 0))

function read(json: Json): Result<RefereeState, Problem> {
  if (!isFields(json)) return fail({ at: 'position', expected: 'options, said and chance' })
  const { options, said, chance, ...rest } = json
  const [stranger] = Object.keys(rest)
  if (stranger !== undefined) return fail({ at: `position.${stranger}`, expected: 'options, said and chance only' })
  const seats = isFields(options) && Array.isArray(options['seats']) ? options['seats'].length : 0
  const whole = readOptions(options, seats)
  if (!whole.ok) return fail(problem(whole.error))
  if (!Array.isArray(said) || said.length > LONGEST || !said.every((line) => typeof line === 'string'))
    return fail({ at: 'position.said', expected: 'a list of lines such as "0 end"' })
  if (!isChance(chance)) return fail({ at: 'position.chance', expected: 'four whole numbers' })
  const begun = start(whole.value, chance)
  if (!begun.ok) return fail(problem(begun.error))
  const state = told({ options: whole.value, said }, begun.value)
  if (typeof state === 'number')
    return fail({ at: `position.said[${state - 1}]`, expected: 'something that may be said there' })
  state.core.chance.push(...chance)
  return ok(state)
}

function faults({ core, entries, said }: RefereeState): readonly string[] {
  let n = 0
  for (let one = said; one !== undefined; one = one.before) n++
  const claimed = core.slices.filter((owner) => owner >= 0).length
  const counted = core.claims.reduce((sum, k) => sum + k, 0)
  return [
    ...(n === entries ? [] : [`${entries} entries of which ${n} are kept`]),
    ...(core.flipped || claimed === counted ? [] : [`${claimed} tokens on slices and ${counted} counted`]),
  ]
}

/** Referee for a live table of Twilight Imperium, for two to eight seats. */
export const game: Game<RefereeState, RefereeView, Event> = {
  id: 'live-expedition',
  title: 'Referee',
  seats: SEATS,
  rulesVersion: 1,
  longest: LONGEST,
  options: [],
  sides: ({ options }) => options.seats.map(({ faction }) => faction),
  /** Where nobody says who sits; any faction may. */
  sidesFor: (seats) => USUAL.slice(0, seats),
  setup,
  fullOptions: (json, seats) => {
    const options = readOptions(json, seats)
    return options.ok ? (options.value as unknown as Json) : json
  },

  /** Everybody may speak; the table waits for the one who chooses or whose turn it is. */
  pending(r) {
    const { core, entering, entries } = r
    if (r.closed) return []
    if (entering !== undefined) return [{ seat: entering.seat, decision: entries }]
    const asked = choiceOf(r)?.seat ?? core.active
    return core.goods.map((_, seat) => ({ seat, decision: entries, ...(seat === asked ? {} : { patient: true }) }))
  },
  moves: offer,
  refusals: (r, seat, m) => {
    const refusal = refusalOf(r, seat, m)
    return refusal === undefined ? [] : [refusal]
  },
  universe,
  apply: (r, seat, m, sink) => play(r, seat, m, sink),
  outcome: ({ closed, core }) => (closed ? { scores: core.claims.slice(), winners: [] } : undefined),
  clone,

  view,
  openView: (json) => json as unknown as RefereeView,
  guess,
  hidden: [
    {
      name: 'dice',
      vary(r, _, rng) {
        const other = clone(r)
        other.core.chance.splice(0, Infinity, ...Array.from({ length: 4 }, () => rng.below(2 ** 31)))
        return other
      },
    },
  ],
  reveals: ({ core }) => core.reveals,

  print: (m: Move) => notation.print(m),
  parse: notation.parse,
  position: {
    write: (r) => ({ ...view(r), options: r.options as unknown as Json, chance: r.core.chance.slice() }),
    read,
  },
  faults,
}
