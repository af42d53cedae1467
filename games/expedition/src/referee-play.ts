import { add, at, firstArg, itemAt, kindOf, type Move, onlyArg, secondArg } from '@orrery/kernel'
import { MODIFIER_ROWS, SPENDING_ROWS } from './data/modifiers.ts'
import { type Kind, kindNamed } from './referee-moves.ts'
import { isTargeted, pathOf, planetIn, skippedAvernus, systemIn } from './referee-rules.ts'
import type { Correcting, Paying, RefereeState } from './referee-state.ts'
import { placeAvernus, roll } from './rules/breakthrough.ts'
import { rollDie } from './rules/chance.ts'
import { beginTurn, claim, openWindow } from './rules/claim.ts'
import { pop, push, top } from './rules/frames.ts'
import { moveIngress, pickIngress } from './rules/ingress.ts'
import { NO_PAYMENT, type Payment } from './rules/payment.ts'
import { hasPower, planetName, thundersEdge } from './rules/planets.ts'
import { proceed } from './rules/proceed.ts'
import { gainPlanet, garrison, place, readyAll, useJupiter } from './rules/sixth.ts'
import { type Core, type Emit, type Frame, NONE, type Player } from './types.ts'

/* Carries out what was said, by the same rules the scenario plays by. */

/** A table has an end, so that no mistake can grow without one. */
export const LONGEST = 5000

/** Goes on until somebody must choose. */
export function settle(s: Core, emit: Emit): void {
  for (let f = top(s); f !== undefined && proceed(s, f, emit); f = top(s));
}

/* ---- payments ----------------------------------------------------------------------------------------------------------- */

function laid(r: RefereeState, { pay, names }: Paying, kind: Kind, m: Move): Partial<Payment> {
  const last = pay.planets.at(-1) ?? NONE
  switch (kind) {
    case 'planet': {
      const planet = planetIn(r, onlyArg(m))
      const kept = r.modifiers.filter((one) => one.planet === planet)
      return { planets: [...pay.planets, planet], changes: [...pay.changes, ...kept] }
    }
    case 'with':
      return { changes: [...pay.changes, { planet: last, row: itemAt(MODIFIER_ROWS, onlyArg(m)) }] }
    case 'counts':
      return { counts: [...pay.counts, { planet: last, name: planetName(r.core, last), as: onlyArg(m) }] }
    case 'other':
      return { counts: [...pay.counts, { planet: NONE, name: 'something else', as: onlyArg(m) }] }
    case 'spending':
      return { effects: SPENDING_ROWS.filter(({ name }) => names.includes(name)).map(({ effect }) => effect) }
    case 'psychoarchaeology':
      return { psychoarchaeology: true }
    default:
      return { [kind]: onlyArg(m) }
  }
}

function payOn(r: RefereeState, paying: Paying, kind: Kind, m: Move, emit: Emit): void {
  const { seat, slice } = paying
  if (kind === 'pay' || kind === 'allow' || kind === 'back') r.entering = undefined
  if (kind === 'back') return
  if (kind === 'pay' || kind === 'allow')
    return claim(
      r.core,
      { player: seat, slice, pay: paying.pay, names: paying.names, ruling: kind === 'allow' ? '' : undefined },
      emit,
    )
  const names = kind === 'spending' ? [...paying.names, itemAt(SPENDING_ROWS, onlyArg(m)).name] : paying.names
  r.entering = { ...paying, names, pay: { ...paying.pay, ...laid(r, { ...paying, names }, kind, m) } }
}

/* ---- corrections ---------------------------------------------------------------------------------------------------------- */

const VALUES: { readonly [kind in Kind]?: number } = { yes: 1, no: 0, none: NONE }

function correctOn(r: RefereeState, entering: Correcting, kind: Kind, m: Move, emit: Emit): void {
  const path = pathOf(entering)
  const named = kind === 'planet' ? planetIn(r, onlyArg(m)) : kind === 'system' ? systemIn(r, onlyArg(m)) : onlyArg(m)
  r.entering = undefined
  if (kind === 'back') return
  if (!isTargeted(entering) && path.value !== 'turn') {
    r.entering = { ...entering, target: named }
    return
  }
  const target = path.value === 'turn' ? named : entering.target
  const value = path.value === 'turn' ? 0 : (VALUES[kind] ?? named)
  const isNow = kind === 'now'
  if (!isNow) emit?.({ kind: 'corrected', player: entering.seat, path: path.id, target, value })
  path.put({ r, target, value, isNow, emit })
}

/* ---- turns and choices ------------------------------------------------------------------------------------------------------ */

/** TE-10.2: on passing, one card of the Data Skimmer is taken, the rest are discarded. */
function emptySkimmer(s: Core, player: Player, emit: Emit): void {
  if (!hasPower(s, player, 'skims') || s.skimmed === 0) return
  add(s.cards, player, 1)
  emit?.({ kind: 'tookSkimmed', player, left: s.skimmed - 1 })
  s.skimmed = 0
}

function newTurn(r: RefereeState, player: Player): void {
  beginTurn(r.core, player)
  r.declined = false
}

/** The next player clockwise who has not passed; the table may begin another turn instead. */
function nextPlayer(s: Core): Player {
  for (let k = 1; k <= s.ruleset.seats; k++) {
    const next = (s.active + k) % s.ruleset.seats
    if (at(s.passed, next) === 0) return next
  }
  return s.active
}

function rule(r: RefereeState, f: Frame | undefined, system: number, emit: Emit): void {
  if (f?.step === 'site') return place(r.core, f, system, emit)
  const player = f?.step === 'avernus' ? f.seat : skippedAvernus(r)
  if (f === undefined) push(r.core, 'avernus', player)
  placeAvernus(r.core, player, system, emit)
}

function endAction(r: RefereeState, seat: Player, pass: boolean, emit: Emit): void {
  openWindow(r.core, pass)
  emit?.({ kind: 'acted', player: seat, pass })
  if (pass) emptySkimmer(r.core, seat, emit)
}

interface Turn {
  readonly r: RefereeState
  readonly s: Core
  readonly seat: Player
  readonly m: Move
  /** What is asked; only answers to a choice look at it. */
  readonly f: Frame
  readonly die: number
  readonly emit: Emit
}

const DEEDS: { readonly [kind in Kind]?: (turn: Turn) => void } = {
  end: ({ r, seat, emit }) => endAction(r, seat, false, emit),
  pass: ({ r, seat, emit }) => endAction(r, seat, true, emit),
  turn: ({ r, m, emit }) => {
    newTurn(r, onlyArg(m))
    emit?.({ kind: 'begins', player: onlyArg(m) })
  },
  next: ({ r, s, emit }) => {
    emit?.({ kind: 'turnOver', player: s.active })
    newTurn(r, nextPlayer(s))
  },
  round: ({ r, s, emit }) => {
    readyAll(s)
    s.passed.fill(0)
    newTurn(r, s.active)
    emit?.({ kind: 'roundOver', round: r.round++ })
  },
  claim: ({ r, seat, m }) => void (r.entering = { kind: 'pay', seat, slice: onlyArg(m), pay: NO_PAYMENT, names: [] }),
  decline: ({ r, seat, emit }) => {
    r.declined = true
    emit?.({ kind: 'declined', player: seat })
  },
  jupiter: ({ s, seat, emit }) => useJupiter(s, seat, emit),
  gain: ({ s, m }) => void (push(s, 'gain', firstArg(m)).what = secondArg(m)),
  take: ({ s, m, emit }) => {
    s.infantry[thundersEdge(s)] = 1
    gainPlanet(s, onlyArg(m), thundersEdge(s), emit)
  },
  correct: ({ r, seat, m }) => void (r.entering = { kind: 'correct', seat, path: onlyArg(m), target: NONE }),
  roll: ({ s, f, die, emit }) => roll(s, f, die, emit),
  die: ({ s, f, m, emit }) => roll(s, f, onlyArg(m), emit),
  ingress: ({ r, s, f, m, emit }) => pickIngress(s, f, firstArg(m), systemIn(r, secondArg(m)), emit),
  move: ({ r, f, m }) => void (f.by = systemIn(r, onlyArg(m))),
  into: ({ r, s, f, m, emit }) => {
    moveIngress(s, f.seat, f.by, systemIn(r, onlyArg(m)), emit)
    f.by = NONE
    f.left--
  },
  done: ({ s }) => pop(s),
  place: ({ r, s, f, m, emit }) =>
    f.step === 'avernus'
      ? placeAvernus(s, f.seat, systemIn(r, onlyArg(m)), emit)
      : place(s, f, systemIn(r, onlyArg(m)), emit),
  rule: ({ r, s, m, emit }) => rule(r, top(s), systemIn(r, onlyArg(m)), emit),
  give: ({ s, f, m, emit }) => garrison(s, f, onlyArg(m), emit),
  close: ({ r, seat, emit }) => {
    r.closed = true
    emit?.({ kind: 'closed', player: seat })
  },
}

/**
 * Says it. `known` is the die that was rolled when it was said for the first time. A typed die uses one up as well, so
 * that those to come stay the same (TE-1.7).
 */
export function play(r: RefereeState, seat: Player, m: Move, emit: Emit, known = 0): void {
  const kind = kindNamed(m)
  if (kind === undefined) throw new Error(`no kind ${kindOf(m)}`)
  const s = r.core
  const own = kind === 'roll' || kind === 'die' ? rollDie(s) : 0
  const die = kind === 'roll' ? known || own : 0
  r.said = { before: r.said, seat, move: m, die }
  r.entries++
  const { entering } = r
  const f = top(s)
  if (entering?.kind === 'pay') payOn(r, entering, kind, m, emit)
  else if (entering !== undefined) correctOn(r, entering, kind, m, emit)
  else DEEDS[kind]?.({ r, s, seat, m, f: f ?? NO_FRAME, die, emit })
  if (r.entering === undefined) settle(s, emit)
  if (r.entries >= LONGEST) r.closed = true
}

const NO_FRAME: Frame = { step: 'gain', seat: NONE, by: NONE, what: NONE, left: 0, held: 0, list: [] }
