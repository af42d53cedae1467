import type { SeatInfo, Sitter } from '@orrery/table'
import type { AnyDoor } from '@orrery/ui'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function sitterName(sitter: Sitter): string {
  if (sitter.kind === 'open') return 'an open seat'
  return sitter.kind === 'bot' ? `Bot, ${sitter.level}` : sitter.name
}

/** The names as the panels of a table show them. */
export function seatNames(seats: readonly SeatInfo[]): readonly string[] {
  return seats.map(({ sitter, stoodInBy }) => sitterName(sitter) + (stoodInBy === '' ? '' : ' (bot plays on)'))
}

/** What the sides are called: by the table, or by the game where they are chosen at it. */
export const sideNames = (door: AnyDoor, view: unknown, seats: readonly SeatInfo[]): readonly string[] =>
  seats.map(({ side }, seat) => (view === undefined ? side : (door.side?.(view, seat) ?? side)))

/** A choice's own name made readable, where its game has no words for it: "freeBuild" is "Free build". */
export function readable(choice: string): string {
  return capital(
    choice
      .replaceAll(/[-_]/g, ' ')
      .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
  )
}

export const levelName = (level: string): string => capital(level)
