import { type Move, parseJson, type Refusal } from '@orrery/kernel'
import type { Answered, SharedMoment, SharedTable } from '@orrery/ui'
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Command, SaidPayment } from '../../src/referee-commands.ts'
import { MODIFIER_ROWS, SPENDING_ROWS } from '../../src/data/modifiers.ts'
import { notation } from '../../src/referee-moves.ts'
import { type Options, optionsOf } from '../../src/referee-options.ts'
import { afterLines, linesOf } from '../../src/referee-said.ts'
import { type RefereeState, type RefereeView, tableOf } from '../../src/referee.ts'
import { claimsMade } from '../../src/rules/claim.ts'
import { pickIngress } from '../../src/rules/ingress.ts'
import { NO_PAYMENT, type Payment } from '../../src/rules/payment.ts'
import {
  type Colour,
  COLOURS,
  type Core,
  NONE,
  type Planet,
  type Player,
  type Slice,
  type System,
} from '../../src/types.ts'
import { refusal as sentence } from '../../words/refusals.ts'

/* A running table and what is in hand: a payment, systems that were pointed at. The rules decide, this only asks them. */

export interface Purse {
  readonly planets: readonly Planet[]
  /** Names of what changes the value of a planet, and what a planet counts as. */
  readonly modifiers: readonly { readonly planet: Planet; readonly by: string }[]
  readonly counts: readonly { readonly planet: Planet; readonly as: number }[]
  readonly spending: readonly string[]
  readonly other: number
  readonly goods: number
  readonly commodities: number
  readonly cards: number
  readonly secrets: number
}

export interface Hand {
  readonly slice: Slice
  /** Who pays for it; nobody named is the player whose turn it is. */
  readonly payer: Player
  readonly purse: Purse
  readonly system: System
  readonly picks: readonly { readonly system: System; readonly colour: Colour }[]
  readonly moves: readonly { readonly from: System; readonly to: System }[]
}

export const EMPTY_PURSE: Purse = {
  planets: [],
  modifiers: [],
  counts: [],
  spending: [],
  other: 0,
  goods: 0,
  commodities: 0,
  cards: 0,
  secrets: 0,
}
const EMPTY: Hand = { slice: NONE, payer: NONE, purse: EMPTY_PURSE, system: NONE, picks: [], moves: [] }

export interface Play {
  readonly table: SharedTable
  readonly moment: SharedMoment
  readonly state: RefereeState
  readonly core: Core
  /** What is open, with what is in hand counted as placed. */
  readonly options: Options
  readonly hand: Hand
  /** A payment that somebody else is entering at another screen. */
  readonly other: { readonly hand: Hand; readonly by: string } | undefined
  /** Nothing can be said: somebody looks on. */
  readonly still: boolean
  readonly refused: string
  hold(hand: Partial<Hand>): void
  /** Says it; what the rules answer otherwise stands as a sentence. */
  say(...commands: readonly Command[]): void
  /** Why it would be refused. */
  trial(command: Command): Refusal | undefined
  refuse(text: string): void
  /** Takes back the last thing, or everything after that entry. */
  back(to?: number): void
  again(): void
}

export const PlayContext = createContext<Play | undefined>(undefined)

export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (play === undefined) throw new Error('a part of the referee was drawn outside of a table')
  return play
}

/** The options after the picks in hand, on a copy of what they change. */
function optionsWith(state: RefereeState, { picks }: Hand): Options {
  const { core } = state
  if (picks.length === 0) return optionsOf(state)
  const copy: Core = { ...core, marks: [...core.marks], stack: core.stack.map((f) => ({ ...f })) }
  const f = copy.stack.at(-1)
  if (f?.step === 'ingress') for (const { system, colour } of picks) pickIngress(copy, f, colour, system, undefined)
  return optionsOf({ ...state, core: copy })
}

export const nameOf = (core: Core, player: Player): string => core.ruleset.names[player] ?? ''
export const payerOf = ({ core, hand }: Pick<Play, 'core' | 'hand'>): Player =>
  hand.payer === NONE ? core.active : hand.payer
export const tileOf = (core: Core, system: System): string => core.ruleset.systems[system]?.tile ?? ''
const planetIdOf = (core: Core, planet: Planet): string => core.ruleset.planets[planet]?.row.id ?? ''

export function saidPayment(core: Core, purse: Purse): SaidPayment {
  const { planets, modifiers, counts, spending, other, goods, commodities, cards, secrets } = purse
  const id = (p: Planet): string => planetIdOf(core, p)
  return {
    planets: planets.map(id),
    modifiers: modifiers.map(({ planet, by }) => ({ planet: id(planet), by })),
    counts: [
      ...counts.map(({ planet, as }) => ({ what: id(planet), as })),
      ...(other > 0 ? [{ what: 'something else', as: other }] : []),
    ],
    spending,
    tradeGoods: goods,
    commodities,
    cards,
    secret: secrets,
  }
}

/** The same as the rules see it. */
export const paidWith = ({ modifiers }: RefereeState, purse: Purse): Payment => ({
  ...NO_PAYMENT,
  ...purse,
  changes: [
    ...modifiers,
    ...purse.modifiers.flatMap(({ planet, by }) =>
      MODIFIER_ROWS.flatMap((row) => (row.id === by ? [{ planet, row }] : [])),
    ),
  ],
  counts: [...purse.counts, { planet: NONE, as: purse.other }].map((one) => ({ ...one, name: '' })),
  effects: SPENDING_ROWS.filter(({ id }) => purse.spending.includes(id)).map(({ effect }) => effect),
})

export const saidPicks = (core: Core, picks: Hand['picks']): { system: string; colour: string }[] =>
  picks.map(({ system, colour }) => ({ system: tileOf(core, system), colour: COLOURS[colour] ?? '' }))

interface Lines {
  readonly seat: Player
  readonly moves: readonly Move[]
  readonly note: string
}

/** Several commands of one seat as the lines of one touch; the first refusal stops. */
function linesOfAll(state: RefereeState, commands: readonly Command[]): Lines | Refusal {
  let now = state
  let all: Lines = { seat: NONE, moves: [], note: '' }
  for (const command of commands) {
    const lines = linesOf(now, command)
    if (!lines.ok) return lines.error
    const after = afterLines(now, lines.value)
    if (!after.ok) return after.error
    now = after.value
    all = { seat: lines.value.seat, moves: [...all.moves, ...lines.value.moves], note: lines.value.note }
  }
  return all
}

/* What is in hand outlives a reload, and whatever others enter meanwhile, as long as the same is asked of the same player. */

const momentOf = ({ core }: RefereeState): string =>
  [core.active, claimsMade(core), core.stack.length, core.stack.at(-1)?.step ?? ''].join('/')

const handKey = ({ where, id }: SharedTable): string => `orrery.referee.hand.${where}.${id}`

const handText = (moment: string, hand: Hand): string => JSON.stringify({ moment, hand })

function keepHand(table: SharedTable, moment: string, hand: Hand): void {
  try {
    localStorage.setItem(handKey(table), handText(moment, hand))
  } catch {
    // A device without room says so where the table is kept.
  }
}

/** Undefined where it was in hand at another moment. */
function handIn(text: string, moment: string): Hand | undefined {
  const json = parseJson(text)
  const kept = json.ok ? (json.value as { readonly moment?: unknown; readonly hand?: object } | null) : null
  return kept?.moment === moment ? { ...EMPTY, ...kept.hand } : undefined
}

const keptHand = (table: SharedTable, moment: string): Hand =>
  handIn(localStorage.getItem(handKey(table)) ?? '', moment) ?? EMPTY

/** What another screen shows, as long as it is about what is asked now. */
function shownHand({ shown }: SharedMoment, now: string): Play['other'] {
  const found = shown.flatMap(({ name, text }) => {
    const hand = handIn(text, now)
    return hand === undefined ? [] : [{ hand, by: name }]
  })
  return found[0]
}

interface Held {
  readonly asked: string
  readonly hand: Hand
  readonly refused: string
}

export const wordsOf = (answer: Answered): string =>
  typeof answer === 'string' ? answer : (answer ?? []).map(sentence).join(' ')

/** What can be said without putting down what is in hand. */
const ASIDE: readonly Command['cmd'][] = ['set', 'endAction']

/** Undefined until the table has answered for the first time. */
export function useTable(table: SharedTable): Play | undefined {
  const moment = useSyncExternalStore(
    (heard) => table.listen(heard),
    () => table.moment(),
  )
  const state = useMemo(
    () => (moment === undefined ? undefined : tableOf(moment.view as unknown as RefereeView)),
    [moment],
  )
  const [held, setHeld] = useState<Held>()
  const now = state === undefined ? '' : momentOf(state)
  const other = useMemo(() => (moment === undefined ? undefined : shownHand(moment, now)), [moment, now])
  const { hand, refused } = held?.asked === now ? held : { hand: keptHand(table, now), refused: '' }
  const options = useMemo(() => (state === undefined ? undefined : optionsWith(state, hand)), [state, hand])
  if (moment === undefined || state === undefined || options === undefined) return undefined
  const refuse = (text: string): void => setHeld({ asked: now, hand, refused: text })
  const lay = (next: Hand): void => {
    keepHand(table, now, next)
    setHeld({ asked: now, refused: '', hand: next })
  }
  // What was taken up since, at another moment, stays.
  const settled = (keeps: boolean): void => {
    if (!keeps && keptHand(table, now) !== EMPTY) keepHand(table, now, EMPTY)
    setHeld((since) => (since?.asked === now ? { ...since, ...(keeps ? {} : { hand: EMPTY }), refused: '' } : since))
  }
  const heard = (answer: Answered): void => {
    if (answer !== undefined) refuse(wordsOf(answer))
  }
  return {
    table,
    moment,
    state,
    core: state.core,
    options,
    hand,
    other,
    still: moment.isStill,
    refused,
    hold: (part) => lay({ ...hand, ...part }),
    say: (...commands) => {
      const lines = linesOfAll(state, commands)
      if ('code' in lines) return refuse(sentence(lines))
      const note = lines.note === '' ? undefined : lines.note
      const keeps = commands.every(({ cmd }) => ASIDE.includes(cmd))
      void table
        .enter(lines.seat, lines.moves.map(notation.print), note)
        .then((answer) => (answer === undefined ? settled(keeps) : refuse(wordsOf(answer))))
    },
    trial: (command) => {
      const lines = linesOfAll(state, [command])
      return 'code' in lines ? lines : undefined
    },
    refuse,
    back: (to) => void table.undo(to).then(heard),
    again: () => void table.redo().then(heard),
  }
}

/** Shows the others a payment while it is entered here; again after a connection was lost, since the server forgets it. */
export function useShowing(): void {
  const { table, moment, state, hand } = usePlay()
  const { isLost } = moment
  const text = hand.slice === NONE ? '' : handText(momentOf(state), hand)
  useEffect(() => {
    if (table.where === 'online' && !isLost) table.show(text)
  }, [table, isLost, text])
}
