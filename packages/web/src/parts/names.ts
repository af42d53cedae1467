import type { SeatInfo, Sitter } from '@orrery/table'
import type { AnyEntryPoint } from '@orrery/ui'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function sitterName(sitter: Sitter): string {
  if (sitter.kind === 'open') return sitter.for ?? 'an open seat'
  return sitter.kind === 'bot' ? `Bot, ${sitter.level}` : sitter.name
}

/** Who sits there, in few words: "Tomas and 2 bots". */
export function company(sitters: readonly Sitter[]): string {
  const people = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [] : [sitterName(sitter)]))
  const bots = sitters.length - people.length
  const all = bots === 0 ? people : [...people, bots === 1 ? 'a bot' : `${bots} bots`]
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** Who plays in a seat, and whether a bot does it for them. */
export const playerName = ({ sitter, stoodInBy }: SeatInfo): string =>
  stoodInBy === '' ? sitterName(sitter) : `${sitterName(sitter)} (bot playing)`

/** The names as the panels of a table show them. */
export function seatNames(seats: readonly SeatInfo[]): readonly string[] {
  return seats.map((info) => {
    const isAway = info.sitter.kind === 'person' && !info.online && info.stoodInBy === ''
    return isAway ? `${playerName(info)}, away` : playerName(info)
  })
}

/** What the sides are called: by the table, or by the game where they are chosen at it. */
export const sideNames = (entryPoint: AnyEntryPoint, view: unknown, seats: readonly SeatInfo[]): readonly string[] =>
  seats.map(({ side }, seat) => (view === undefined ? side : (entryPoint.side?.(view, seat) ?? side)))

/** A choice's own name made readable, where its game has no words for it: "freeBuild" is "Free build". */
export function readable(choice: string): string {
  return capital(
    choice
      .replaceAll(/[-_]/g, ' ')
      .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
  )
}

export const levelName = (level: string): string => capital(level)
