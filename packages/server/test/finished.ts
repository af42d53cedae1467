import { createHash, randomUUID } from 'node:crypto'
import { game } from '@orrery/expanse'
import type { Json } from '@orrery/kernel'
import { COACH_VERSION, type Deed, type Study, Table } from '@orrery/table'
import { playRandom } from '@orrery/testkit'
import type { Store } from '../src/index.ts'
import type { Visitor } from './world.ts'

const SEATS = 2
/** Moves of a stored game: few, so that they are soon studied. */
const MOVES = 14
const SEED = 'finished'

/** The last moves of a game, from the position before them. */
function lastMoves(): { readonly position: Json; readonly moves: readonly { seat: number; move: string }[] } {
  const { steps } = playRandom(game, {}, SEATS, SEED)
  const first = steps.length - MOVES
  let position: Json = null
  let number = 0
  playRandom(game, {}, SEATS, SEED, {
    onDecision(s) {
      if (number++ === first) position = game.position.write(s as Parameters<typeof game.position.write>[0])
    },
  })
  return { position, moves: steps.slice(first).map(({ seat, move }) => ({ seat, move: game.print(move) })) }
}

const idOf = async (store: Store, { cookie }: Visitor): Promise<string> => {
  const token = cookie.split('=')[1] ?? ''
  const person = await store.personByToken(createHash('sha256').update(token).digest('base64url'))
  return person?.id ?? ''
}

/**
 * A finished game in the store, as if it had been played there: the host's, between a bot and the person in seat 0, if
 * there is one.
 */
export async function storeFinished(store: Store, host: Visitor, player?: Visitor): Promise<string> {
  const setting = { game: game.id, options: {}, seats: SEATS, clock: { kind: 'none' } } as const
  const head = { id: randomUUID(), setting, host: await idOf(store, host) }
  const table = new Table(game, head)
  const { position, moves } = lastMoves()
  const person = player === undefined ? '' : await idOf(store, player)
  const bot = { kind: 'bot', level: 'random' } as const
  const deeds: readonly Deed[] = [
    { kind: 'sat', seat: 0, sitter: person === '' ? bot : { kind: 'person', name: 'Player' }, person },
    { kind: 'sat', seat: 1, sitter: bot, person: '' },
    { kind: 'began', start: { position }, rules: game.rulesVersion },
    ...moves.map((move): Deed => ({ kind: 'move', ...move })),
  ]
  const entries = table.next(1, '', '', deeds)
  for (const entry of entries) table.enter(entry)
  await store.addTable(head, entries, 1)
  await store.note([{ table: head.id, seq: table.seq, stage: table.stage, due: undefined }], '')
  return head.id
}

/** Options of a server whose coach does not get on; what it says it learns from here, instead of loading a game. */
export const stuckCoach = { coachScript: new URL('./stuck-study.ts', import.meta.url) }
const about: Omit<Study, 'done'> = {
  coach: COACH_VERSION,
  game: game.id,
  rules: game.rulesVersion,
  total: 99,
  judged: [],
}
process.env['STUCK_STUDY'] = JSON.stringify(about)
