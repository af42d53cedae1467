import type { Move, Refusal, Seat } from '@orrery/kernel'
import { safeLine } from './fault.ts'
import { isAsked, type Moment, someOf } from './moment.ts'
import { count } from './tally.ts'

/** The beginning of a rule id: `EX-1.1`, `DC-A.3`, `T-4`. */
export const RULE_ID = /^[A-Z]+-[A-Z]?\.?\d/

/** Who is asked has two or more different answers out of the universe; who is not asked has none. */
export function offerFaults(m: Moment): string[] {
  return m.offers.flatMap((offer, seat) => {
    if (!isAsked(m.asks, seat))
      return offer.length === 0 ? [] : [`seat ${seat} is not asked but offered ${lines(m, offer)}`]
    const faults = []
    if (offer.length < 2) faults.push(`seat ${seat} is asked with ${offer.length} answers: ${lines(m, offer)}`)
    if (new Set(offer).size < offer.length) faults.push(`seat ${seat} is offered a move twice: ${lines(m, offer)}`)
    const strange = offer.filter((move) => !m.universe.has.has(move))
    if (strange.length > 0) faults.push(`seat ${seat} is offered moves outside the universe: ${lines(m, strange)}`)
    return faults
  })
}

const lines = (m: Moment, moves: readonly Move[]): string => moves.map((move) => safeLine(m.game, move)).join(', ')

/** Offered moves are not refused, all others are, and a rule says why. */
export function refusalFaults(m: Moment): string[] {
  return m.offers.flatMap((offer, seat) => (isAsked(m.asks, seat) ? askedFaults(m, seat, offer) : idleFaults(m, seat)))
}

function askedFaults(m: Moment, seat: Seat, offer: readonly Move[]): string[] {
  const faults: string[] = []
  for (const move of offer) {
    const [refusal] = m.game.refusals(m.state, seat, move)
    if (refusal !== undefined) {
      faults.push(`${safeLine(m.game, move)} is offered to seat ${seat} but refused by ${JSON.stringify(refusal)}`)
    }
  }
  const offered = new Set(offer)
  const { moves } = m.universe
  for (let i = m.number % m.check.universe; i < moves.length; i += m.check.universe) {
    const move = moves[i] as Move
    if (offered.has(move)) continue
    const refusals = m.game.refusals(m.state, seat, move)
    count(m.tally.refusals, refusals[0]?.code ?? '')
    faults.push(...unfounded(m, seat, move, refusals))
  }
  return faults
}

/** A seat that is not asked may do nothing, least of all what somebody else may do now. */
function idleFaults(m: Moment, seat: Seat): string[] {
  const tempting = someOf(m.offers.flat(), m.check.sample / 2, m.rng)
  const others = someOf(m.universe.moves, m.check.sample / 2, m.rng)
  return [...tempting, ...others].flatMap((move) => unfounded(m, seat, move, m.game.refusals(m.state, seat, move)))
}

function unfounded(m: Moment, seat: Seat, move: Move, refusals: readonly Refusal[]): string[] {
  if (refusals.some(({ rule }) => RULE_ID.test(rule))) return []
  const line = safeLine(m.game, move)
  if (refusals.length === 0) return [`${line} is not offered to seat ${seat} and not refused either`]
  return [`${line} of seat ${seat} is refused without a rule: ${JSON.stringify(refusals)}`]
}
