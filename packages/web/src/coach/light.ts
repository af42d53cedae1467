import type { Judged } from '@orrery/table'
import type { AnyDoor, Meaning, Target } from '@orrery/ui'
import type { TableLink } from '../net/link.ts'

/** The things on the table that the better move speaks of, in the eyes of whoever had to choose. */
export async function targetsOf(door: AnyDoor, link: TableLink, judged: Judged): Promise<ReadonlySet<Target>> {
  const reply = await link.ask({ t: 'at', entry: judged.entry - 1, seat: judged.seat })
  if (!reply.ok || !('view' in reply)) return new Set()
  const view = door.open(reply.view)
  const targets = named(door, view, judged.better)
  return new Set(targets.length > 0 ? targets : touched(door, view, judged.better))
}

/** What the choice beside the board points at, and the one thing it begins at. */
function named(door: AnyDoor, view: unknown, line: string): readonly Target[] {
  return door.choices(view).flatMap(({ from = [], items }) =>
    items.flatMap(({ move, target }) => {
      if (target === undefined || door.print(move) !== line) return []
      return from.length === 1 ? [...from, target] : [target]
    }),
  )
}

/** What is touched on the board to choose it, with one touch or with two. */
function touched(door: AnyDoor, view: unknown, line: string): readonly Target[] {
  const says = (meaning: Meaning): boolean =>
    (meaning.kind === 'choose' && door.print(meaning.move) === line) ||
    (meaning.kind === 'ask' && meaning.moves.some((move) => door.print(move) === line))
  for (const first of door.lit(view, undefined)) {
    const meaning = door.meaning(view, undefined, first)
    if (says(meaning)) return [first]
    if (meaning.kind !== 'select') continue
    for (const second of door.lit(view, first)) if (says(door.meaning(view, first, second))) return [first, second]
  }
  return []
}
