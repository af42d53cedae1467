import { at } from '@orrery/kernel'
import { type Answer, must, type Question } from '../rules/asking.ts'
import { hasFreeBase } from '../rules/cards.ts'
import { enemy } from '../rules/conditions.ts'
import * as moves from '../rules/moves.ts'
import { inReserve, isEnemy, isZombie } from '../rules/pieces.ts'
import { MINOR, NONE, NORMAL, type Op, type Player, type Position, type Unit } from '../types.ts'
import { iconQuestion } from './kind.ts'

/* HX-12.23, HX-18.6: icons against one enemy, and whether he has what they are after. */

/** HX-12.11: Zombies would return at once. */
const canRaid = (s: Position, q: Player, unit: Unit): boolean =>
  unit <= MINOR && inReserve(s, q, unit) > 0 && (unit === NORMAL || !isZombie(s, q))

function hasPrey(s: Position, p: Player, q: Player, op: Op): boolean {
  if (op.icon === 'RA') return canRaid(s, q, NORMAL) || canRaid(s, q, MINOR)
  if (op.icon === 'CD' || op.icon === 'SC') return at(s.hexilum, q) > 0
  if (op.icon === 'SM') return at(s.mercs, q) !== 0 && hasFreeBase(s, p)
  return at(s.held, q) !== 0
}

export const isVictim = (s: Position, p: Player, q: Player, op: Op): boolean => isEnemy(s, p, q) && hasPrey(s, p, q, op)

/** Whom an icon is turned against. */
export const victimQuestion = (effect: Answer['effect']): Question =>
  iconQuestion([
    {
      kind: moves.PLAYER,
      list({ s, f, op }, out) {
        for (let q = 0; q < s.ruleset.players; q++) if (isVictim(s, f.seat, q, op)) out.push(moves.player(q))
      },
      conditions: [
        [enemy('HX-1.7')],
        [
          must(
            'HX-12.23',
            'nothingToTake',
            (l) => hasPrey(l.s, l.f.seat, l.a, l.op),
            (l) => ({ player: l.a }),
          ),
        ],
      ],
      effect,
    },
  ])

/** For icons that ask afterwards what is taken. */
export const anyVictim = victimQuestion(({ f, a: player }) => {
  f.held = player
})

/** The only enemy who comes into question, or NONE: who that is need not be asked. */
export function soleVictim(s: Position, p: Player, op: Op): Player | typeof NONE {
  let sole: Player = NONE
  for (let q = 0; q < s.ruleset.players; q++) {
    if (!isVictim(s, p, q, op)) continue
    if (sole !== NONE) return NONE
    sole = q
  }
  return sole
}
