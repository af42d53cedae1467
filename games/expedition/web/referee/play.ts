import type { Refusal } from '@orrery/kernel'
import { createContext, useContext, useMemo, useState } from 'react'
import {
  type Command,
  type Options,
  optionsOf,
  redo,
  type RefereeState,
  type RefereeTable,
  say,
  type SaidPayment,
  undo,
} from '../../src/referee.ts'
import { pickIngress } from '../../src/rules/ingress.ts'
import { type Colour, COLOURS, type Core, NONE, type Planet, type Slice, type System } from '../../src/types.ts'
import { refusal as sentence } from '../../words/refusals.ts'
import { stepsBack } from '../../words/referee-page.ts'
import { keep, keepHand, readHand } from './kept.ts'

/* A running table and what is in hand: a payment, systems that were pointed at. The rules decide, this only asks them. */

export interface Purse {
  readonly planets: readonly Planet[]
  readonly goods: number
  readonly commodities: number
  readonly cards: number
  readonly secrets: number
}

export interface Hand {
  readonly slice: Slice
  readonly purse: Purse
  readonly system: System
  readonly picks: readonly { readonly system: System; readonly colour: Colour }[]
  readonly moves: readonly { readonly from: System; readonly to: System }[]
}

export const EMPTY_PURSE: Purse = { planets: [], goods: 0, commodities: 0, cards: 0, secrets: 0 }
const EMPTY: Hand = { slice: NONE, purse: EMPTY_PURSE, system: NONE, picks: [], moves: [] }

export interface Play {
  readonly table: RefereeTable
  readonly core: Core
  /** What is open, with what is in hand counted as placed. */
  readonly options: Options
  readonly hand: Hand
  /** Nothing can be said: somebody looks at a shared table. */
  readonly still: boolean
  /** This device does not keep the table. */
  readonly unkept: boolean
  readonly refused: string
  hold(hand: Partial<Hand>): void
  /** Says it; what the rules answer otherwise stands as a sentence. */
  say(...commands: readonly Command[]): void
  /** Why it would be refused. */
  trial(command: Command): Refusal | undefined
  refuse(text: string): void
  back(steps?: number): void
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

export const nameOf = (core: Core, player: number): string => core.box.names[player] ?? ''
export const tileOf = (core: Core, system: System): string => core.box.systems[system]?.tile ?? ''

export const saidPayment = (core: Core, { planets, goods, commodities, cards, secrets }: Purse): SaidPayment => ({
  ...(planets.length > 0 ? { planets: planets.map((p) => core.box.planets[p]?.row.id ?? '') } : {}),
  ...(goods > 0 ? { tradeGoods: goods } : {}),
  ...(commodities > 0 ? { commodities } : {}),
  ...(cards > 0 ? { cards } : {}),
  ...(secrets > 0 ? { secret: secrets } : {}),
})

export const saidPicks = (core: Core, picks: Hand['picks']): { system: string; colour: string }[] =>
  picks.map(({ system, colour }) => ({ system: tileOf(core, system), colour: COLOURS[colour] ?? '' }))

interface Shown {
  readonly table: RefereeTable
  readonly hand: Hand
  readonly refused: string
  readonly unkept: boolean
}

/** One after the other; the first refusal stops. */
function hear(table: RefereeTable, commands: readonly Command[]): RefereeTable | Refusal {
  let now = table
  for (const command of commands) {
    const heard = say(now, command)
    if (!heard.ok) return heard.error
    now = heard.value
  }
  return now
}

/** What was in hand when the page was left, if the table still stands as it did then. */
function handOf(id: string | undefined, table: RefereeTable): Hand {
  const kept = id === undefined ? undefined : readHand(id, table)
  return typeof kept === 'object' && kept !== null ? { ...EMPTY, ...kept } : EMPTY
}

/** A table that is kept under its id after every step; without an id it can only be looked at. */
export function useTable(first: RefereeTable, id: string | undefined): Play {
  const [shown, setShown] = useState<Shown>(() => ({
    table: first,
    hand: handOf(id, first),
    refused: '',
    unkept: false,
  }))
  const { table, hand, refused, unkept } = shown
  const options = useMemo(() => optionsWith(table.state, hand), [table, hand])
  const show = (next: RefereeTable): void =>
    setShown({ table: next, hand: EMPTY, refused: '', unkept: id === undefined || !keep(id, next) })
  const refuse = (text: string): void => setShown({ ...shown, refused: text })
  const heard = (answer: RefereeTable | Refusal): void => ('code' in answer ? refuse(sentence(answer)) : show(answer))
  return {
    table,
    core: table.state.core,
    options,
    hand,
    still: id === undefined,
    unkept,
    refused,
    hold: (part) => {
      const held = { ...hand, ...part }
      if (id !== undefined) keepHand(id, table, held)
      setShown({ ...shown, refused: '', hand: held })
    },
    say: (...commands) => heard(hear(table, commands)),
    trial: (command) => {
      const answer = say(table, command)
      return answer.ok ? undefined : answer.error
    },
    refuse,
    back: (steps = stepsBack(table.log)) => {
      const answer = undo(table, steps)
      heard(answer.ok ? answer.value : answer.error)
    },
    again: () => {
      const answer = redo(table)
      heard(answer.ok ? answer.value : answer.error)
    },
  }
}
