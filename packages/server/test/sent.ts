import { type AnyGame, type Json, type Move, OBSERVER, type Rng, type Seat } from '@orrery/kernel'
import { type Deed, type Request, Table } from '@orrery/table'
import { playRandom } from '@orrery/testkit'

/* Everything that a table sends to one watcher, compared between states that the watcher cannot tell apart. */

const NOW = 1_000_000
/** Moves of the universe that are asked about with `why`. */
const ASKED_ABOUT = 4

const personIn = (seat: Seat): string => (seat === OBSERVER ? '' : `person ${seat}`)

/** A table in that state, with a person in every seat. */
function tableIn(game: AnyGame, position: Json, seats: number): Table {
  const setting = { game: game.id, options: {}, seats, clock: { kind: 'none' } } as const
  const table = new Table(game, { id: 'T', setting, host: personIn(0) })
  const sat = Array.from({ length: seats }, (_, seat): Deed => ({
    kind: 'sat',
    seat,
    sitter: { kind: 'person', name: `P${seat}` },
    person: personIn(seat),
  }))
  const began: Deed = { kind: 'began', start: { position }, rules: game.rulesVersion }
  for (const entry of table.next(NOW, '', '', [...sat, began])) table.enter(entry)
  return table
}

type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'key'> : never) : never

/** Every question that a watcher could ask now, the answers to which must not depend on what is hidden. */
function wishesOf(table: Table, watcher: Seat, about: readonly Move[]): Wish[] {
  const { game, match } = table
  const decision = table.pending().find(({ seat }) => seat === watcher)?.decision ?? 0
  const offered = watcher === OBSERVER ? [] : (match?.offer(watcher) ?? [])
  return [
    ...offered.map((move): Wish => ({ t: 'move', decision, move: game.print(move), careful: true })),
    ...about.map((move): Wish => ({ t: 'why', move: game.print(move) })),
    ...about.map((move): Wish => ({ t: 'move', decision: decision + 1, move: game.print(move) })),
    { t: 'at', entry: match?.length ?? 0 },
    { t: 'undo' },
    { t: 'answerUndo', yes: true },
    { t: 'standIn', for: 0 },
  ]
}

/** Everything the watcher is sent in this state: the update, and the reply to every question. */
function sentTo(table: Table, watcher: Seat, about: readonly Move[]): string[] {
  const person = personIn(watcher)
  const eyes = { person, seat: watcher, since: 0, now: NOW, isOnline: () => true }
  const replies = wishesOf(table, watcher, about).map((wish) => table.decide({ ...wish, key: 'k' }, person, NOW).reply)
  return [table.update(eyes), ...replies].map((message) => JSON.stringify(message))
}

/** States of one random game: some of its decisions, and always the last ones before its end. */
function momentsOf(game: AnyGame, seats: number, seed: string, every: number): readonly unknown[] {
  const [sampled, last]: [unknown[], unknown[]] = [[], []]
  let n = 0
  playRandom(game, {}, seats, seed, {
    onDecision(s) {
      const copy = game.clone(s)
      if (n++ % every === 0) sampled.push(copy)
      last.push(copy)
      if (last.length > 3) last.shift()
    },
  })
  return [...sampled, ...last]
}

export interface Comparisons {
  readonly texts: number
  readonly leaks: readonly string[]
}

/** Compares what every watcher is sent at moments of random games, until that many texts were compared. */
export function compareSent(game: AnyGame, rng: Rng, atLeast: number): Comparisons {
  const { min, max } = game.seats
  const leaks: string[] = []
  let texts = 0
  for (let n = 0; texts < atLeast && leaks.length === 0; n++) {
    const seats = min + (n % (max - min + 1))
    for (const s of momentsOf(game, seats, `${game.id} sent ${rng.next()}`, 7 + (n % 5))) {
      const found = compareAt(game, s, seats, rng)
      texts += found.texts
      leaks.push(...found.leaks)
      if (texts >= atLeast) break
    }
  }
  return { texts, leaks }
}

function compareAt(game: AnyGame, s: unknown, seats: number, rng: Rng): Comparisons {
  const watcher = rng.below(seats + 1) - 1
  const universe = game.universe(s)
  const about = Array.from({ length: ASKED_ABOUT }, () => universe[rng.below(universe.length)] as Move)
  const truth = sentTo(tableIn(game, game.position.write(s), seats), watcher, about)
  const leaks: string[] = []
  let texts = 0
  for (const thing of game.hidden) {
    const varied = thing.vary(game.clone(s), watcher, rng)
    const sent = sentTo(tableIn(game, game.position.write(varied), seats), watcher, about)
    texts += Math.max(truth.length, sent.length)
    const i = sent.findIndex((text, at) => text !== truth[at])
    if (i >= 0 || sent.length !== truth.length)
      leaks.push(`${thing.name} shows to ${watcher} in ${sent[i]?.slice(0, 300)}`)
  }
  return { texts, leaks }
}
