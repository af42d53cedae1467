import { at } from '@orrery/kernel'
import { isMercenary, isUnit, isZombie, ownerOf, unitOf } from '../src/rules/pieces.ts'
import { MINOR, type Player, type View } from '../src/types.ts'
import type { Aimed } from './aim.ts'

/** Normal and minor units of a player that an aimed card would send to the Recovery Ship. */
export function sentBy(view: View, aimed: Aimed, p: Player): readonly number[] {
  const sent = [0, 0]
  for (const { hex, verdict, op } of aimed.shots) {
    if (verdict === 'void' || (verdict === 'place' && op.icon !== 'PO')) continue
    const piece = at(view.pieces, hex)
    if (!isUnit(piece) || ownerOf(piece) !== p || isMercenary(unitOf(piece))) continue
    if (unitOf(piece) === MINOR && isZombie(view, p)) continue
    sent[unitOf(piece)] = at(sent, unitOf(piece)) + 1
  }
  return sent
}
