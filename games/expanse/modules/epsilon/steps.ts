import { at, type MoveList } from '@orrery/kernel'
import { type Answer, type Look, must, numberArg } from '../../src/rules/asking.ts'
import { wholeTurn } from '../../src/steps/turn.ts'
import { type Frame, NONE, type State } from '../../src/types.ts'
import { POWER, power } from './moves.ts'
import { hasPlay, hasPoint, leaderSector, powerPlay } from './rules.ts'

/* Power Play: a third kind of turn, beside taking a card and playing a kept Event. */

export function listPowerPlays(s: State, f: Frame, out: MoveList): void {
  const p = f.seat
  if (at(s.plays, p) === 0) return
  const where = leaderSector(s, p)
  if (where === NONE || !hasPlay(s, p, where)) return
  for (let i = 0; i < s.ruleset.points.length; i++) if (hasPoint(s, p, i)) out.push(power(at(s.ruleset.points, i)))
}

const sector = (l: Look): number => leaderSector(l.s, l.f.seat)
const point = (l: Look): number => l.s.ruleset.points.indexOf(l.a)

/** DC-E.10: the leader's Sector with its token, and a Point token. */
export const playPower: Answer = {
  kind: POWER,
  list: ({ s, f }, out) => listPowerPlays(s, f, out),
  conditions: [
    [must('DC-E.10', 'leaderOffMap', (l) => sector(l) !== NONE)],
    [
      must(
        'DC-E.13',
        'noPlayLeft',
        (l) => hasPlay(l.s, l.f.seat, sector(l)),
        (l) => ({ sector: sector(l) }),
      ),
      must('DC-E.13', 'noPointLeft', (l) => point(l) >= 0 && hasPoint(l.s, l.f.seat, point(l)), numberArg),
    ],
  ],
  effect: wholeTurn((s, p, named, emit) => {
    const played = leaderSector(s, p)
    const cp = powerPlay(s, p, s.ruleset.points.indexOf(named))
    emit?.({ kind: 'powerPlayed', player: p, sector: played, point: named, cp })
  }),
}
