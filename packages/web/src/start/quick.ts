import { DEFAULT_LEVEL } from '@orrery/bots'
import type { Lay, SeatWish, TableFacts } from '@orrery/table'

type Server = (lay: Lay) => Promise<TableFacts>

const BOT: SeatWish = { kind: 'bot', level: DEFAULT_LEVEL }

async function lay(server: Server, game: string, seats: readonly SeatWish[]): Promise<string> {
  const setting = { game, options: {}, seats: seats.length, clock: { kind: 'none' } } as const
  return `/t/${(await server({ setting, seats })).id}`
}

/** Seats the visitor and fills the other seats with bots, so the game begins at once. Returns the path of the table. */
export const playNow = (game: string, server: Server, seats = 2): Promise<string> =>
  lay(server, game, [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => BOT)])
