import type { Judged, JudgedMove } from '@orrery/table'
import { type AnyEntryPoint, type Sign, type Signs, type Target, thingsOf } from '@orrery/ui'
import type { TableLink } from '../net/link.ts'
import { wishedTurn } from './whole-turns.ts'

/** The things that the first touch of a turn names; one touch may answer the questions that follow as well. */
function targetsOf(
  entryPoint: AnyEntryPoint,
  view: unknown,
  [first, ...rest]: readonly JudgedMove[],
): readonly Target[] {
  const move = entryPoint.offer(view).find((one) => entryPoint.print(one) === first?.move)
  if (move === undefined) return []
  const way = entryPoint
    .ways(move, view)
    .find(({ next = [] }) => next.length > 0 && next.every((one, i) => entryPoint.print(one) === rest[i]?.move))
  return way === undefined ? thingsOf(entryPoint, move, view) : [...way.at.slice(0, 1), ...(way.to ?? []).slice(0, 1)]
}

const marked = (targets: readonly Target[], kind: Sign['kind']): readonly (readonly [Target, Sign])[] =>
  targets.map((target, i) => [target, { kind, text: i === targets.length - 1 ? kind : '' }])

/** What was played and what would have been better, each on the things it names; what both name is a part of the better one. */
function signsFor(entryPoint: AnyEntryPoint, view: unknown, judged: Judged, turn: readonly JudgedMove[]): Signs {
  const [played, wished] = [targetsOf(entryPoint, view, turn), targetsOf(entryPoint, view, wishedTurn(judged))]
  const only = played.filter((target) => !wished.includes(target))
  const isBetter = judged.move !== judged.better
  return { on: new Map([...marked(only, 'played'), ...(isBetter ? marked(wished, 'better') : [])]) }
}

/** The same as seen by the player who had to choose; `turn` is what they played. */
export async function signsOf(
  entryPoint: AnyEntryPoint,
  link: TableLink,
  judged: Judged,
  turn: readonly JudgedMove[],
): Promise<Signs | undefined> {
  const reply = await link.ask({ t: 'at', entry: judged.entry - 1, seat: judged.seat })
  return reply.ok && 'view' in reply ? signsFor(entryPoint, entryPoint.open(reply.view), judged, turn) : undefined
}
