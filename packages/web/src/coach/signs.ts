import type { Judged } from '@orrery/table'
import { type AnyDoor, type Sign, type Signs, type Target, thingsOf } from '@orrery/ui'
import type { TableLink } from '../net/link.ts'

/** The things that a move names. */
function targetsOf(door: AnyDoor, view: unknown, line: string): readonly Target[] {
  const move = door.offer(view).find((one) => door.print(one) === line)
  return move === undefined ? [] : thingsOf(door, move, view)
}

const marked = (targets: readonly Target[], kind: Sign['kind']): readonly (readonly [Target, Sign])[] =>
  targets.map((target, i) => [target, { kind, text: i === targets.length - 1 ? kind : '' }])

/** The move that was played and the better one, each on the things it names; what both name is a part of the better one. */
function signsFor(door: AnyDoor, view: unknown, { move, better }: Pick<Judged, 'move' | 'better'>): Signs {
  const [played, wished] = [targetsOf(door, view, move), targetsOf(door, view, better)]
  const only = played.filter((target) => !wished.includes(target))
  return { on: new Map([...marked(only, 'played'), ...(move === better ? [] : marked(wished, 'better'))]) }
}

/** The same as seen by the player who had to choose. */
export async function signsOf(door: AnyDoor, link: TableLink, judged: Judged): Promise<Signs | undefined> {
  const reply = await link.ask({ t: 'at', entry: judged.entry - 1, seat: judged.seat })
  return reply.ok && 'view' in reply ? signsFor(door, door.open(reply.view), judged) : undefined
}
