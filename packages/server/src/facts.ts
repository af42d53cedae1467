import { type Ask, OBSERVER, type Seat } from '@orrery/kernel'
import { type MyGame, nameOf, seatInfos, type Table, type TableFacts } from '@orrery/table'
import { endedText } from './ended.ts'
import { calledName, NOBODY } from './people.ts'
import type { Room } from './room.ts'
import type { Store } from './store/store.ts'

/* Tables as lists and links show them. */

export async function factsOf(room: Room, person: string, store: Store): Promise<TableFacts> {
  const { table, stored } = room
  const host = await store.personById(stored.host)
  return {
    id: stored.id,
    setting: stored.setting,
    stage: table.stage,
    seats: seatInfos(table, room.isOnline),
    you: table.seatsOf(person)[0] ?? OBSERVER,
    host: person !== '' && person === stored.host,
    hostName: calledName(host ?? NOBODY),
    created: stored.created,
  }
}

/** Where everybody may speak at any time, only the one the table waits for owes an answer. */
function waitsFor(table: Table): readonly Seat[] {
  const isOwed = ({ patient }: Ask): boolean => patient !== true || table.head.setting.joining !== 'anytime'
  return table
    .pending()
    .filter(isOwed)
    .map(({ seat }) => seat)
}

export async function myGame(room: Room, person: string, store: Store): Promise<MyGame> {
  const { table } = room
  const facts = await factsOf(room, person, store)
  const waiting = table.stage === 'playing' ? waitsFor(table) : []
  const asked = waiting.includes(facts.you) && table.botIn(facts.you) === ''
  const gathered = table.stage === 'gathering' && facts.host
  return {
    ...facts,
    updated: table.entries.at(-1)?.at ?? facts.created,
    yourTurn: asked || gathered,
    says: asked ? question(room, facts.you) : standing(room, facts.you),
    waiting,
    outcome: table.match?.outcome() ?? null,
  }
}

const RANK: { readonly [stage in MyGame['stage']]: number } = { playing: 1, gathering: 2, over: 3 }
const rank = ({ stage, yourTurn }: MyGame): number => (yourTurn && stage === 'playing' ? 0 : RANK[stage])

export const inOrder = (games: readonly MyGame[]): readonly MyGame[] =>
  games.toSorted((a, b) => rank(a) - rank(b) || b.updated - a.updated)

function question({ table, served }: Room, seat: Seat): string {
  return table.match === undefined ? '' : served.words.question(table.match.view(seat), seat)
}

function standing({ table }: Room, you: Seat): string {
  const names = (seats: readonly Seat[]): string =>
    listed(seats.map((seat) => nameOf(table.places[seat]?.sitter ?? { kind: 'open' })))
  switch (table.stage) {
    case 'gathering': {
      const open = table.places.filter(({ sitter }) => sitter.kind === 'open').length
      return open === 1 ? 'One seat is open.' : `${open} seats are open.`
    }
    case 'playing':
      return `Waiting for ${names(waitsFor(table))}.`
    case 'over': {
      const outcome = table.match?.outcome()
      return outcome === undefined ? '' : endedText(outcome, you, names)
    }
  }
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
