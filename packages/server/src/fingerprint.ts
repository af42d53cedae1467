import { readJsonInput } from '@orrery/input'
import { canonical, hashText, type Json } from '@orrery/kernel'
import type { Table } from '@orrery/table'
import * as z from 'zod/mini'

/*
 * What a running game came to, short enough to keep: after a new release the journal must lead there again. The hash of the
 * state counts while the rules have the same version, since conversions add options to it; what everybody is asked and
 * offered counts always.
 */

const fingerprint = z.object({ seq: z.int(), rules: z.int(), state: z.string(), play: z.string() })

export type Fingerprint = z.infer<typeof fingerprint>

/** Undefined for a table without a game. */
export function fingerprintOf({ match, seq, game }: Table): Fingerprint | undefined {
  if (match === undefined) return undefined
  const asked = match.pending().map(({ seat, decision }) => {
    const offer = match.offer(seat).map((move) => game.print(move))
    return { seat, decision, offer: offer.toSorted() }
  })
  const play: Json = { asked, outcome: (match.outcome() ?? null) as unknown as Json }
  return { seq, rules: game.rulesVersion, state: match.hash(), play: hashText(canonical(play)) }
}

/** Undefined where nothing, or nothing readable, was kept. */
export function readFingerprint(text: string): Fingerprint | undefined {
  const read = readJsonInput(fingerprint, text)
  return read.ok ? read.value : undefined
}

export const isSameGame = (then: Fingerprint, now: Fingerprint): boolean =>
  then.play === now.play && (then.rules !== now.rules || then.state === now.state)
