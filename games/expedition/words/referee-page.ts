import { at, type Refusal } from '@orrery/kernel'
import { SETTING_ROWS } from '../src/data/settings.ts'
import { type Options, optionsOf } from '../src/referee-options.ts'
import type { RefereeState } from '../src/referee.ts'
import { claimsMade } from '../src/rules/claim.ts'
import { partsOf, type Payment, worthOfAll } from '../src/rules/payment.ts'
import { mostSlices } from '../src/rules/sixth.ts'
import { type Core, type Event, NONE, type Player, type StepName } from '../src/types.ts'
import { capital, list, plural } from './grammar.ts'
import { breakthroughName, paidText, playerName, sliceName } from './names.ts'
import { amountOf, ordinal, SLICE_SHORT } from './slices.ts'

/* The referee on a screen: one question at a time, and what was checked. */

export interface Asking {
  readonly who: Player
  /** A word or two over the question: "Letnev chooses". */
  readonly over: string
  readonly ask: string
  readonly more: string
}

function heir(core: Core, chooser: Player): string {
  const most = mostSlices(core)
  const n = at(core.claims, most[0] ?? 0)
  const [first = NONE] = most
  if (most.length === 1) return `${capital(playerName(core, first))} has most slices: ${n} infantry, then control.`
  return `${capital(list(most.map((p) => playerName(core, p))))} have ${plural(n, 'slice')} each: ${playerName(core, chooser)} will choose.`
}

const dueText = (options: Options): string =>
  list((options.pending?.ingress ?? []).map(({ colour, due }) => `${due} more for ${colour}`)) || 'All are placed.'

type Words = (core: Core, who: string, options: Options) => readonly [ask: string, more: string]

/** By what is chosen. */
const CHOICES: { readonly [step in StepName]?: Words } = {
  roll: (_, who) => [`${who}, roll for the breakthrough.`, '1 or 10 brings The Fracture into play.'],
  ingress: (_, who, options) => [`${who}, place ingress tokens in lit systems.`, capital(dueText(options))],
  moveIngress: (_, who) => [
    `${who}, move up to two ingress tokens into gravity rifts.`,
    'Tap a system with a token, then a lit rift.',
  ],
  avernus: (_, who) => [
    `${who}, place Avernus in a lit system.`,
    'With a planet of its own or adjacent to one, not at home.',
  ],
  site: (core, who, options) => [
    `${who}, place Thunder's Edge in a lit system.`,
    heir(core, options.pending?.player ?? 0),
  ],
  tied: (core, who) => [
    `${who}, who of the tied takes Thunder's Edge?`,
    `${plural(at(core.claims, mostSlices(core)[0] ?? 0), 'slice')} each. The chosen player places that many infantry and gains control.`,
  ],
}

function nothingOpen({ core, declined }: RefereeState): string {
  if (core.flipped) return 'All six slices were claimed.'
  return declined ? 'Nothing is claimed in this turn.' : 'One claim in a turn.'
}

const everybodyPassed = (core: Core): boolean => core.passed.every((n) => n === 1)

/** What the rules ask now, and of whom. */
export function asking(r: RefereeState, options: Options = optionsOf(r)): Asking {
  const { core, entering } = r
  const { pending } = options
  if (r.closed)
    return {
      who: core.active,
      over: 'The table is closed',
      ask: 'This table is closed.',
      more: 'Undo takes it up again.',
    }
  if (entering !== undefined) {
    const who = capital(playerName(core, entering.seat))
    const what = entering.kind === 'pay' ? `how ${sliceName(entering.slice)} is paid` : 'what is corrected'
    return { who: entering.seat, over: `${who}'s entry`, ask: `${who} says ${what}.`, more: '' }
  }
  if (pending !== undefined) {
    const who = capital(playerName(core, pending.player))
    const [ask, more] = CHOICES[pending.step]?.(core, who, options) ?? [`${who} chooses ${pending.choice}.`, '']
    return { who: pending.player, over: `${who} chooses`, ask, more }
  }
  const who = capital(playerName(core, core.active))
  const over = `${who}'s turn`
  if (!core.window) {
    if (everybodyPassed(core))
      return {
        who: core.active,
        over: 'Everybody has passed',
        ask: 'End the round?',
        more: 'The status phase readies every card.',
      }
    return {
      who: core.active,
      over,
      ask: `How does ${who}'s action end?`,
      more: 'Tap another seat to begin its turn instead.',
    }
  }
  const open = options.slices.some(({ refusal }) => refusal === undefined)
  const ends = { who: core.active, over: `${over} ends` }
  if (!open)
    return {
      ...ends,
      ask: `${who}'s turn is over.`,
      more: nothingOpen(r),
    }
  return { ...ends, ask: `${who}, claim a slice?`, more: 'Tap an open slice, or claim nothing.' }
}

/* ---- what was checked ---------------------------------------------------------------------------------------------- */

export interface Check {
  readonly title: string
  readonly text: string
  /** What a die shows. */
  readonly die?: number
}

function checkOf(e: Event, core: Core): Check | undefined {
  switch (e.kind) {
    case 'claimed':
      return {
        title: `${capital(ordinal(e.number))} slice: ${sliceName(e.slice).replace('the ', '').replace(' slice', '')}`,
        text: `paid with ${paidText(core, e.paid)}${e.ruling === undefined ? '' : ', by ruling'}`,
      }
    case 'gained':
      return { title: breakthroughName(core, e.player), text: `${playerName(core, e.player)} gains its breakthrough` }
    case 'rolled':
      return {
        title: e.enters ? 'The Fracture opens' : 'No Fracture',
        text: e.enters ? 'a 1 or a 10' : '1 or 10 would open it',
        die: e.die,
      }
    case 'noGain':
      return { title: 'No roll', text: 'it has its breakthrough' }
    default:
      return undefined
  }
}

const TURNS = ['begins', 'turnOver', 'roundOver']

/** Of the turn that goes on: payment, slice and die as they were found good. */
export function checks(core: Core, events: readonly Event[]): readonly Check[] {
  const from = events.findLastIndex(({ kind }) => TURNS.includes(kind))
  return events.slice(from + 1).flatMap((e) => checkOf(e, core) ?? [])
}

/* ---- settings ------------------------------------------------------------------------------------------------------- */

export const REFEREE_SETTINGS = SETTING_ROWS.filter((row) => row.for !== 'scenario')

/** Where the name of an option says too little. */
const OPTION_WORDS: { readonly [option: string]: string } = {
  true: 'yes',
  false: 'no',
  app: 'this page, or the table',
  table: 'only the table',
}

export const settingWord = (option: string | number | boolean): string =>
  OPTION_WORDS[String(option)] ?? String(option).replaceAll(/([A-Z])/g, (_, big: string) => ` ${big.toLowerCase()}`)

/* ---- a payment in hand --------------------------------------------------------------------------------------------- */

/** Over a payment: who pays what, and for which of the six. */
export function paying(core: Core, payer: Player, slice: number): Pick<Asking, 'who' | 'ask' | 'more'> {
  return {
    who: payer,
    ask: `${capital(playerName(core, payer))} pays ${SLICE_SHORT[slice] ?? ''} for the ${ordinal(claimsMade(core) + 1)} slice.`,
    more: 'Tick what is paid at the table; the sum is checked.',
  }
}

/** The same for those who look on: what lies there so far. */
export function payingSoFar(core: Core, payer: Player, slice: number, pay: Payment): Asking {
  const name = capital(playerName(core, payer))
  return {
    ...paying(core, payer, slice),
    over: `${name} pays`,
    more: `${worthOfAll(partsOf(core, payer, slice, pay))} of ${amountOf(slice)} so far: ${paidText(core, pay)}.`,
  }
}

/** What the button says: what is missing, if that is all that is wrong. */
export function claimLabel(slice: number, refusal: Refusal | undefined): string {
  if (refusal === undefined) return `Claim ${sliceName(slice)}`
  const { need, paid, kind } = refusal.args
  if (refusal.code === 'PAYMENT_SHORT') {
    const missing = Number(need) - Number(paid)
    return `Claim: ${missing} ${missing === 1 ? String(kind).replace(/s$/, '') : kind} short`
  }
  if (refusal.code === 'CARD_COUNT') return `Claim: name ${amountOf(slice)} cards`
  return refusal.code === 'SECRET_COUNT' ? 'Claim: name a secret' : 'Claim: not like this'
}
