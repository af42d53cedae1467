import { add, at, type Refusal } from '@orrery/kernel'
import type { Command, CommandName, RefereeState } from './referee-commands.ts'
import { readPayment } from './referee-payment.ts'
import { correct, rule } from './referee-set.ts'
import {
  avernusRefusal,
  closeIngress,
  dieRefusal,
  ingressIsDue,
  mayMoveIngress,
  placeAvernus,
  roll,
  SOURCES,
} from './rules/breakthrough.ts'
import { rollDie } from './rules/chance.ts'
import { beginTurn, claim, claimRefusal, openWindow, takenRefusal, windowRefusal } from './rules/claim.ts'
import { pop, push, top } from './rules/frames.ts'
import { ingressDue, moveIngress, moveRefusal, pickIngress, pickRefusal } from './rules/ingress.ts'
import { paymentRefusal } from './rules/payment.ts'
import { findPlayer, findSystem, isHyperlane } from './rules/places.ts'
import { hasPower, isPlaced, playerName, thundersEdge } from './rules/planets.ts'
import { proceed } from './rules/proceed.ts'
import { refuse } from './rules/refusing.ts'
import { noSystemAt, onHyperlane, siteRefusal } from './rules/sites.ts'
import { garrison, gainPlanet, jupiterRefusal, place, readyAll, tiedRefusal, useJupiter } from './rules/sixth.ts'
import {
  COLOURS,
  type Core,
  type Emit,
  type Frame,
  NONE,
  type Player,
  SLICES,
  type StepName,
  type System,
} from './types.ts'

/* One command of the table, carried out by the same rules the scenario plays by. */

/** The command that answers each pending choice, and how the choice is called. */
export const ANSWERS: { readonly [step in StepName]?: { readonly cmd: CommandName; readonly choice: string } } = {
  roll: { cmd: 'roll', choice: 'the breakthrough roll' },
  ingress: { cmd: 'chooseIngress', choice: 'the ingress systems' },
  moveIngress: { cmd: 'moveIngress', choice: 'which ingress tokens move into gravity rifts' },
  avernus: { cmd: 'placeAvernus', choice: 'the system of Avernus' },
  site: { cmd: 'placeThundersEdge', choice: "the system of Thunder's Edge" },
  tied: { cmd: 'chooseTied', choice: 'one of the tied players' },
}

type Said<C extends CommandName> = Extract<Command, { readonly cmd: C }>
interface Turn {
  readonly r: RefereeState
  readonly s: Core
  readonly player: Player
  readonly emit: Emit
}
type Play<C extends CommandName> = (t: Turn, said: Said<C>) => Refusal | undefined

/** Goes on until somebody must choose. */
export function settleTable(s: Core, emit: Emit): void {
  for (let f = top(s); f !== undefined && proceed(s, f, emit); f = top(s));
}

const impossible = (ruleId: string, thing: string, reason: string): Refusal =>
  refuse(ruleId, 'NOT_POSSIBLE', { thing, reason })

/* ---- payments ------------------------------------------------------------------------------------------------------- */

/** TE-18.8: a declined offer is closed until the next turn. The last reason of all, as TE-12 lists it. */
export const closedRefusal = ({ declined }: RefereeState): Refusal | undefined =>
  declined ? impossible('TE-18.8', 'A claim', 'it was declined for this turn') : undefined

/** What no ruling can wave through: after the flip there is no slice, and on one with a token lies no second. */
const NEVER_ALLOWED = new Set(['EXPEDITION_OVER', 'SLICE_TAKEN'])

/** TE-18.13: the table may allow what was refused, and the claim then takes its full course. */
const claimSlice: Play<'claim'> = ({ r, s, player, emit }, said) => {
  const { ruling } = said
  const holds = (refusal: Refusal | undefined): boolean =>
    refusal !== undefined && (ruling === undefined || NEVER_ALLOWED.has(refusal.code))
  const early = windowRefusal(s, player)
  if (holds(early)) return early
  const slice = SLICES.findIndex((id) => id === said.slice)
  if (slice < 0) return refuse('TE-2.13', 'UNKNOWN_SLICE', { slice: said.slice })
  const taken = ruling === undefined ? claimRefusal(s, player, slice) : takenRefusal(s, player, slice)
  if (taken !== undefined) return taken
  const read = readPayment(r, said.payment)
  if ('code' in read) return read
  const refusal = paymentRefusal(s, player, slice, read.pay) ?? closedRefusal(r)
  if (holds(refusal)) return refusal
  claim(s, { player, slice, ...read, ruling }, emit)
  return undefined
}

/* ---- choices -------------------------------------------------------------------------------------------------------- */

const asked = (s: Core): Frame => {
  const f = top(s)
  if (f === undefined) throw new Error('a choice was answered that nobody was asked for')
  return f
}

function siteNamed(s: Core, said: string): System | Refusal {
  if (isHyperlane(s.box, said)) return onHyperlane()
  const system = findSystem(s.box, said)
  return system === NONE ? noSystemAt(said) : system
}

const rollNow: Play<'roll'> = ({ s, emit }, { die }) => {
  // Rolled in any case, so that a redo with its kept die leaves the same dice to come.
  const own = rollDie(s)
  const shown = die ?? (s.box.settings.dice === 'table' ? NONE : own)
  const refusal = dieRefusal(shown)
  if (refusal === undefined) roll(s, asked(s), shown, emit)
  return refusal
}

const chooseIngress: Play<'chooseIngress'> = ({ s, emit }, { picks }) => {
  const f = asked(s)
  const need = ingressDue(s, f)
  for (const pick of picks) {
    const system = siteNamed(s, pick.system)
    if (typeof system !== 'number') return system
    const colour = COLOURS.findIndex((id) => id === pick.colour)
    if (colour < 0) return impossible('TE-5.4', `The colour "${pick.colour}"`, `it is none of ${COLOURS.join(', ')}`)
    const refusal = pickRefusal(s, f, colour, system)
    if (refusal !== undefined) return refusal
    pickIngress(s, f, colour, system, emit)
  }
  if (ingressIsDue(s, f)) return refuse('TE-5.7', 'INGRESS_NOT_MAXIMUM', { need })
  closeIngress(s, emit)
  return undefined
}

const moveTokens: Play<'moveIngress'> = ({ s, player, emit }, { moves }) => {
  const f = asked(s)
  for (const move of moves) {
    const [from, to] = [siteNamed(s, move.from), siteNamed(s, move.to)]
    if (typeof from !== 'number') return from
    if (typeof to !== 'number') return to
    if (!mayMoveIngress(s, f)) return impossible('TE-10.4', 'Moving a third token', 'at most two may move')
    const refusal = moveRefusal(s, from, to)
    if (refusal !== undefined) return refusal
    moveIngress(s, player, from, to, emit)
    f.left--
  }
  pop(s)
  return undefined
}

const avernus: Play<'placeAvernus'> = ({ s, player, emit }, said) => {
  const system = siteNamed(s, said.system)
  if (typeof system !== 'number') return system
  const refusal = avernusRefusal(s, player, system)
  if (refusal === undefined) placeAvernus(s, player, system, emit)
  return refusal
}

const placeToken: Play<'placeThundersEdge'> = ({ s, emit }, said) => {
  const system = siteNamed(s, said.system)
  if (typeof system !== 'number') return system
  const refusal = siteRefusal(s, system)
  if (refusal === undefined) place(s, asked(s), system, emit)
  return refusal
}

const named = (s: Core, said: string | number): Player | Refusal => {
  const player = findPlayer(s.box, said)
  return player === NONE ? impossible('TE-18.8', `The player "${said}"`, 'nobody here is called so') : player
}

const chooseTied: Play<'chooseTied'> = ({ s, emit }, said) => {
  const player = named(s, said.player)
  if (typeof player !== 'number') return player
  const refusal = tiedRefusal(s, player)
  if (refusal === undefined) garrison(s, asked(s), player, emit)
  return refusal
}

/* ---- the course of a table --------------------------------------------------------------------------------------------- */

/** TE-10.2: on passing, one card of the Data Skimmer is taken, the rest are discarded. */
function emptySkimmer(s: Core, player: Player, emit: Emit): void {
  if (!hasPower(s, player, 'skims') || s.skimmed === 0) return
  add(s.cards, player, 1)
  emit?.({ kind: 'tookSkimmed', player, left: s.skimmed - 1 })
  s.skimmed = 0
}

const endAction: Play<'endAction'> = ({ s, player, emit }, { pass }) => {
  if (s.active !== player) return refuse('TE-3.1', 'NOT_YOUR_TURN', { player: playerName(s, s.active) })
  if (s.window) return impossible('TE-3.4', 'Ending the action', 'it has ended; the window is open')
  openWindow(s, pass === true)
  if (pass === true) emptySkimmer(s, player, emit)
  return undefined
}

function newTurn(r: RefereeState, player: Player): void {
  beginTurn(r.core, player)
  r.declined = false
}

const start: Play<'beginTurn'> = ({ r, s, player }) => {
  if (at(s.passed, player) === 1) return impossible('TE-3.5', 'A turn', `${playerName(s, player)} has passed`)
  newTurn(r, player)
  return undefined
}

/** The next player clockwise who has not passed is proposed; the table may begin another turn instead. */
const endTurn: Play<'endTurn'> = ({ r, s }) => {
  let next = s.active
  for (let k = 1; k <= s.box.seats; k++) {
    next = (s.active + k) % s.box.seats
    if (at(s.passed, next) === 0) break
  }
  newTurn(r, next)
  return undefined
}

const endRound: Play<'endRound'> = ({ r, s }) => {
  readyAll(s)
  s.passed.fill(0)
  newTurn(r, s.active)
  r.round++
  return undefined
}

const gainBreakthrough: Play<'gainBreakthrough'> = ({ s }, said) => {
  const player = named(s, said.player)
  if (typeof player !== 'number') return player
  const source = SOURCES.findIndex((id) => id === (said.source ?? 'table'))
  if (source < 0) return impossible('TE-4.5', `The source "${said.source}"`, `it is none of ${SOURCES.join(', ')}`)
  push(s, 'gain', player).what = source
  return undefined
}

const takeThundersEdge: Play<'takeThundersEdge'> = ({ s, emit }, said) => {
  const player = named(s, said.player)
  if (typeof player !== 'number') return player
  if (!isPlaced(s)) return impossible('TE-9.10', "Taking Thunder's Edge", 'it is not on the map')
  s.infantry[thundersEdge(s)] = said.infantry ?? 1
  gainPlanet(s, player, thundersEdge(s), emit)
  return undefined
}

const jupiterBrain: Play<'jupiterBrain'> = ({ s, player, emit }) => {
  const refusal = jupiterRefusal(s, player)
  if (refusal === undefined) useJupiter(s, player, emit)
  return refusal
}

const decline: Play<'decline'> = ({ r, s, player, emit }) => {
  const refusal = windowRefusal(s, player) ?? closedRefusal(r)
  if (refusal !== undefined) return refusal
  r.declined = true
  emit?.({ kind: 'declined', player })
  return undefined
}

const PLAYS: { readonly [C in CommandName]: Play<C> } = {
  beginTurn: start,
  endAction,
  claim: claimSlice,
  decline,
  roll: rollNow,
  chooseIngress,
  moveIngress: moveTokens,
  placeAvernus: avernus,
  placeThundersEdge: placeToken,
  chooseTied,
  jupiterBrain,
  gainBreakthrough,
  takeThundersEdge,
  set: ({ r, emit }, { path, value, when, reason }) =>
    correct(r, { path, value, ...(when === undefined ? {} : { when }) }, emit, reason),
  ruling: ({ r, emit }, { effect }) => (effect === undefined ? undefined : rule(r, effect, emit)),
  endTurn,
  endRound,
}

const CHOICE_COMMANDS: readonly CommandName[] = Object.values(ANSWERS).map(({ cmd }) => cmd)

/** In the order of TE-12: first the number itself. */
const noRollDue = (die: number | undefined): Refusal =>
  (die === undefined ? undefined : dieRefusal(die)) ?? refuse('TE-4.4', 'NO_ROLL_DUE')

/** TE-1.6: while somebody must choose, nothing but that answer, or a ruling of the table, is heard. */
function choiceRefusal(s: Core, said: Command, player: Player): Refusal | undefined {
  const f = top(s)
  const answer = f === undefined ? undefined : ANSWERS[f.step]
  if (f === undefined || answer === undefined) {
    if (said.cmd === 'roll') return noRollDue(said.die)
    if (!CHOICE_COMMANDS.includes(said.cmd)) return undefined
    return impossible('TE-1.6', `"${said.cmd}"`, 'nobody is asked for it')
  }
  if (said.cmd === 'ruling') return undefined
  if (said.cmd !== answer.cmd)
    return refuse('TE-1.6', 'CHOICE_PENDING', { player: playerName(s, f.seat), choice: answer.choice })
  return f.seat === player ? undefined : refuse('TE-1.6', 'NOT_YOUR_CHOICE', { player: playerName(s, f.seat) })
}

/** Carries a command out on this state, or says why not; a refused command may leave half a change behind. */
export function playCommand(r: RefereeState, said: Command, emit: Emit): Refusal | undefined {
  const s = r.core
  const player = findPlayer(s.box, said.seat)
  if (player === NONE) return impossible('TE-18.8', `The seat "${said.seat}"`, 'nobody sits there')
  const refusal = choiceRefusal(s, said, player) ?? (PLAYS[said.cmd] as Play<CommandName>)({ r, s, player, emit }, said)
  if (refusal === undefined) settleTable(s, emit)
  return refusal
}
