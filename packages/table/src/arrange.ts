import { fail, fairSeed, ok, type Result, type Seat } from '@orrery/kernel'
import type { IsOnline } from './away.ts'
import { MOST_WRITTEN, plain } from './decide.ts'
import type { Deed, Entry } from './journal.ts'
import { began } from './begin.ts'
import type { TableState } from './state.ts'

/*
 * Who sits where, before the game begins. Each function returns the entries to write, or a sentence that says why not.
 */

export type Arranged = Result<readonly Entry[], string>

/** The person who asks, and their name. */
export interface Who {
  readonly person: string
  readonly name: string
}

const BEGUN = 'The game has begun and all seats are taken. Watch it, or create your own table.'

export interface Sitting {
  readonly seat: Seat
  readonly who: Who
  readonly now: number
  /** What the sitter adds to the seed. */
  readonly words?: string
  /** The game's seed, should it begin with this request. */
  readonly seed: string
  /** Somebody who is not there can be replaced where seats are taken over at any time. */
  readonly isOnline?: IsOnline
}

const isAnytime = ({ head }: TableState): boolean => head.setting.joining === 'anytime'

const leaving = (table: TableState, person: string): Deed[] =>
  table.seatsOf(person).map((seat): Deed => ({ kind: 'sat', seat, sitter: { kind: 'open' }, person: '' }))

/** Takes a seat of a running table: an open one, or that of somebody who is not there. One's own seat is left. */
function sitAnytime(table: TableState, { seat, who, now, isOnline = () => true }: Sitting): Arranged {
  const place = table.places[seat]
  if (place === undefined) return fail(`There is no such seat: take one from 0 to ${table.places.length - 1}.`)
  if (table.isBlocked(who.person)) return fail('The host does not let you sit here: create your own table.')
  if (table.writtenBy(who.person) >= MOST_WRITTEN)
    return fail('You have sat down here too often: create your own table.')
  if (place.sitter.kind === 'person' && isOnline(place.person))
    return fail('Somebody sits there and is here: take another seat, or watch.')
  const deed: Deed = { kind: 'sat', seat, sitter: { kind: 'person', name: who.name }, person: who.person }
  return ok(table.next(now, who.person, '', [...leaving(table, who.person), deed]))
}

export function sit(table: TableState, sitting: Sitting): Arranged {
  const { seat, who, now, seed, words = '' } = sitting
  const place = table.places[seat]
  if (place?.person === who.person && place.sitter.kind === 'person') return ok([])
  if (isAnytime(table)) return sitAnytime(table, sitting)
  if (table.stage !== 'gathering') return fail(BEGUN)
  if (place === undefined) return fail(`There is no such seat: take one from 0 to ${table.places.length - 1}.`)
  if (table.isBlocked(who.person)) return fail('The host does not let you sit here: create your own table.')
  if (table.writtenBy(who.person) >= MOST_WRITTEN)
    return fail('You have sat down here too often: create your own table.')
  if (table.seatsOf(who.person).length > 0) return fail('You sit at this table already: stand up first.')
  if (place.sitter.kind !== 'open') return fail('That seat is taken: take another one, or watch.')
  if (place.person !== '' && place.person !== who.person)
    return fail(`That seat is kept for ${place.sitter.for ?? 'somebody else'}: take another one, or watch.`)
  const deed: Deed = { kind: 'sat', seat, sitter: { kind: 'person', name: who.name }, person: who.person }
  const text = plain(words).slice(0, WORDS_LENGTH)
  const added: readonly Deed[] = text === '' ? [] : [{ kind: 'words', seat, text }]
  return ok(table.next(now, who.person, '', withBegin(table, [deed, ...added], seed)))
}

/** Letters that a seat may add to the seed. */
export const WORDS_LENGTH = 60

/** Words for the seed; they count because the server's part was fixed before. */
export function addWords(table: TableState, who: Who, now: number, said: string): Arranged {
  const [seat] = table.seatsOf(who.person)
  const text = plain(said)
  if (table.stage !== 'gathering') return fail('The cards are dealt: add words before the next game begins.')
  if (table.secret === '') return fail('The seed of this table is fixed: nothing can be added to it.')
  if (seat === undefined) return fail('Take a seat first: only those who play add words.')
  if (text.length > WORDS_LENGTH) return fail(`That is too long: use at most ${WORDS_LENGTH} letters.`)
  if (table.writtenBy(who.person) >= MOST_WRITTEN) return fail('You have changed your words too often.')
  return ok(table.next(now, who.person, '', [{ kind: 'words', seat, text }]))
}

export function stand(table: TableState, who: Who, now: number): Arranged {
  if (table.stage !== 'gathering' && !isAnytime(table))
    return fail('The game has begun: say "leave" and a bot plays on for you.')
  return ok(table.next(now, who.person, '', leaving(table, who.person)))
}

export function putBot(table: TableState, { seat, who, now, seed }: Sitting, level: string): Arranged {
  if (who.person !== table.head.host) return fail('Only the host may put bots in seats.')
  if (table.stage !== 'gathering') return fail(BEGUN)
  const place = table.places[seat]
  if (place === undefined) return fail(`There is no such seat: name one from 0 to ${table.places.length - 1}.`)
  if (place.sitter.kind === 'person') return fail('Somebody sits there: put the bot in an open seat.')
  const deed: Deed = { kind: 'sat', seat, sitter: { kind: 'bot', level }, person: '' }
  return ok(table.next(now, who.person, '', withBegin(table, [deed], seed)))
}

/** Open seats go to bots. */
export function start(table: TableState, who: Who, now: number, seed: string): Arranged {
  if (table.stage !== 'gathering') return ok([])
  if (who.person !== table.head.host) return fail('Only the host may start the game.')
  const bots = table.places.flatMap((place, seat): Deed[] =>
    place.sitter.kind === 'open'
      ? [{ kind: 'sat', seat, sitter: { kind: 'bot', level: table.level }, person: '' }]
      : [],
  )
  return ok(table.next(now, who.person, '', [...bots, began(table.game, { seed: seedOf(table, bots, seed) })]))
}

/** Notes the table of the rematch in a finished game; the first who asks decides. */
export function callRematch(table: TableState, who: Who, now: number, id: string): Arranged {
  const [seat] = table.seatsOf(who.person)
  if (seat === undefined) return fail('You did not play here. Create your own table.')
  if (table.stage !== 'over') return fail('The game is not over: finish it first.')
  return ok(table.rematch === '' ? table.next(now, who.person, '', [{ kind: 'rematch', seat, table: id }]) : [])
}

/** Seats of a rematch: the player who asked for it, the bots, and seats reserved for the others. */
export const seatsAgain = ({ places }: TableState, who: Who): readonly Deed[] =>
  places.map(({ sitter, person }, seat): Deed => {
    if (sitter.kind !== 'person') return { kind: 'sat', seat, sitter, person: '' }
    if (person !== who.person) return { kind: 'sat', seat, sitter: { kind: 'open', for: sitter.name }, person }
    return { kind: 'sat', seat, sitter: { kind: 'person', name: who.name }, person }
  })

/** Takes every seat reserved for this person; nothing where there is none. */
export function takeKept(table: TableState, who: Who, now: number, seed: string): Arranged {
  const sitter = { kind: 'person', name: who.name } as const
  const deeds = table.places.flatMap((place, seat): Deed[] =>
    place.sitter.kind === 'open' && place.person === who.person
      ? [{ kind: 'sat', seat, sitter, person: who.person }]
      : [],
  )
  return ok(deeds.length === 0 ? [] : table.next(now, who.person, '', withBegin(table, deeds, seed)))
}

/** The game begins as soon as no seat is open, or at once where seats are taken at any time. */
export function withBegin(table: TableState, deeds: readonly Deed[], seed: string): readonly Deed[] {
  const open = new Set(table.places.flatMap((place, seat) => (place.sitter.kind === 'open' ? [seat] : [])))
  for (const deed of deeds) if (deed.kind === 'sat' && deed.sitter.kind !== 'open') open.delete(deed.seat)
  return open.size > 0 && !isAnytime(table)
    ? deeds
    : [...deeds, began(table.game, { seed: seedOf(table, deeds, seed) })]
}

/** The seed once these entries are written too: a table that was sealed has a fair one, whatever the host would say. */
function seedOf(table: TableState, deeds: readonly Deed[], seed: string): string {
  const words = table.words.slice()
  let { secret } = table
  for (const deed of deeds) {
    if (deed.kind === 'sealed') secret = deed.secret
    if (deed.kind === 'sat') words[deed.seat] = ''
    if (deed.kind === 'words') words[deed.seat] = deed.text
  }
  return secret === '' ? seed : fairSeed(secret, words)
}

/** The first entry of a table whose deal can be checked. */
export const sealDeeds = (secret: string): readonly Deed[] => (secret === '' ? [] : [{ kind: 'sealed', secret }])
