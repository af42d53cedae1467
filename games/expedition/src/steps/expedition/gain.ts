import { add } from '@orrery/kernel'
import { roll as rolled } from '../../rules/breakthrough.ts'
import { rollDie } from '../../rules/chance.ts'
import { lacksBreakthrough } from '../../rules/claim.ts'
import { giftOf } from '../../rules/raceEffects.ts'
import { proceed } from '../../rules/proceed.ts'
import type { Step } from '../step.ts'

/* TE-4 and TE-6 as far as nobody is asked: the same rules the referee uses. */

/** TE-15.15: by the older rules breakthroughs that need ships give trade goods once. */
export const gain: Step = {
  proceed(s, f, emit) {
    const player = f.seat
    const isNew = lacksBreakthrough(s, player)
    proceed(s, f, emit)
    const gift = giftOf(s, player)
    if (!isNew || gift === 0) return
    add(s.goods, player, gift)
    emit?.({ kind: 'goods', player, n: gift, why: 'the breakthrough' })
  },
}

export const roll: Step = { proceed: (s, f, emit) => rolled(s, f, rollDie(s), emit) }

/** The Fracture comes in; the sixth slice is counted. */
export const automatic: Step = { proceed: (s, f, emit) => void proceed(s, f, emit) }
