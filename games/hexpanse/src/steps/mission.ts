import { at, indexesWhere } from '@orrery/kernel'
import { type Look, must, question } from '../rules/asking.ts'
import { refill } from '../rules/cards.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { type Emit, type Mission, MISSIONS, NONE, type Player, type State } from '../types.ts'
import { BACKWARD, begin, drawn, next } from './setup.ts'
import type { Step } from './step.ts'

/* HX-5.5, HX-5.6, HX-5.7: the market, then the common mission, or the pool that players pick their own from. */

function setCommon(s: State, mission: Mission, emit: Emit): void {
  s.common = mission
  emit?.({ kind: 'commonMission', mission })
}

/** HX-19.3: partners see each other's mission. */
const knowersOf = (s: State, p: Player): Player[] =>
  indexesWhere(s.ruleset.sideOf, (side) => side === at(s.ruleset.sideOf, p))

const missionArg = (l: Look): { readonly mission: number } => ({ mission: l.a })

const chooseMission = question({
  answers: [
    {
      kind: moves.MISSION,
      candidates({ s }, out) {
        for (const i of s.missionPool) out.push(moves.mission(i))
      },
      conditions: [
        [must('HX-5.7', 'missionNotRevealed', (l) => l.s.missionPool.includes(l.a), missionArg)],
        [must('HX-5.7', 'missionGone', (l) => !l.s.missions.includes(l.a), missionArg)],
      ],
      effect({ s, f, a: mission }, emit) {
        const p = f.seat
        s.missions[p] = mission
        s.reveals++
        emit?.({ kind: 'missionChosen', player: p })
        emit?.({ kind: 'ownMission', player: p, mission, only: knowersOf(s, p) })
        if (next(s, f, BACKWARD)) setCommon(s, s.missionPool.find((i) => !s.missions.includes(i)) ?? NONE, emit)
      },
    },
  ],
})

export const mission: Step = {
  question: (_s, f) => (f.left === NONE ? undefined : chooseMission),
  proceed(s, f, emit) {
    const cards = refill(s, emit)
    emit?.({ kind: 'marketOpened', cards })
    s.missionPool = drawn(s, 'missions', MISSIONS, s.ruleset.secret ? s.ruleset.players + 1 : 1)
    if (s.ruleset.secret) {
      emit?.({ kind: 'missionsRevealed', missions: s.missionPool })
      begin(s, f, BACKWARD)
      return
    }
    pop(s)
    setCommon(s, at(s.missionPool, 0), emit)
  },
}
