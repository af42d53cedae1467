import { randomBytes } from 'node:crypto'
import { gameOf, loadGameOf } from '@orrery/games'
import { fail, type Pack, type Seat, writeRecord } from '@orrery/kernel'
import {
  addWords,
  type Arranged,
  callRematch,
  type Deed,
  journalOfPast,
  type Lay,
  type Me,
  type MyGames,
  moderate,
  packDeeds,
  sealDeeds,
  putBot,
  type Refused,
  seatsAgain,
  takeKept,
  sit,
  type Sitter,
  stand,
  start,
  type StudyFacts,
  type StudyWork,
  Table,
  type TableFacts,
  type Who,
  withBegin,
} from '@orrery/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readLay, readModerate, readName, readPutBot, readSettings, readSince, readSit, readWords } from './check.ts'
import { factsOf, inOrder, myGame } from './facts.ts'
import { calledName } from './people.ts'
import { myDataRoutes } from './my-data.ts'
import { Refusing, used } from './refusing.ts'
import type { Room } from './room.ts'
import type { Services } from './services.ts'
import type { Person, Store } from './store/store.ts'

const MY_GAMES = 60
/** In bytes: the request for a table contains its pack, or all that was done at it before. */
const LARGEST_TABLE = 2 * 1024 * 1024
/** Study requests per minute and address. */
const BEGINNINGS = 30

type WithId = { Params: { id: string } }
type TableRequest = FastifyRequest<WithId>

export function routes(app: FastifyInstance, services: Services): void {
  const { people, store } = services
  personRoutes(app, services)

  app.get('/api/address', () => ({ address: services.address() }))
  app.get('/api/packs', (): readonly Pack[] => services.packs)
  app.get('/api/tables', async (request): Promise<MyGames> => myGames(services, await people.known(request)))

  app.post('/api/tables', { bodyLimit: LARGEST_TABLE }, async (request, reply): Promise<TableFacts> => {
    const wish = used(await readLay(request.body))
    const person = await people.welcome(request, reply)
    await checkTables(services, wish, person)
    const room = await layTable(services, wish, person)
    reply.code(201)
    return factsOf(room, person.id, store)
  })

  app.get<WithId>('/api/tables/:id', async (request) => {
    const room = await roomOf(services, request)
    return factsOf(room, (await people.known(request)).id, store)
  })

  app.get<WithId>('/api/tables/:id/record', async (request, reply) =>
    sendRecord(await roomOf(services, request), reply),
  )

  tableRoutes(app, services)
  myDataRoutes(app, services)
  studyRoutes(app, services)
}

function personRoutes(app: FastifyInstance, { people, store }: Services): void {
  app.get('/api/me', async (request, reply): Promise<Me> => me(store, await people.welcome(request, reply)))

  app.put('/api/me', async (request, reply): Promise<Me> => {
    const { name } = used(readName(request.body))
    const person = await people.welcome(request, reply)
    await store.rename(person.id, name)
    return me(store, { ...person, name })
  })

  app.put('/api/me/settings', async (request, reply): Promise<Me> => {
    const settings = used(readSettings(request.body))
    const person = await people.welcome(request, reply)
    await store.keepSettings(person.id, settings)
    return { name: person.name, settings }
  })
}

/** Settings that this version no longer knows are left out. */
async function me(store: Store, { id, name }: Person): Promise<Me> {
  const settings = readSettings(await store.settings(id))
  return { name, settings: settings.ok ? settings.value : {} }
}

/** Seats before the game begins; `sit` may be a visitor's first request. */
function tableRoutes(app: FastifyInstance, services: Services): void {
  const { people } = services
  app.post<WithId>('/api/tables/:id/sit', async (request, reply) => {
    const wish = used(readSit(request.body))
    return arranged(services, request, await people.welcome(request, reply), (table, who, now, isOnline) =>
      sit(table, { ...wish, who, now, seed: services.seed, isOnline }),
    )
  })
  app.post<WithId>('/api/tables/:id/rematch', async (request) => meetAgain(services, request))
  app.post<WithId>('/api/tables/:id/stand', async (request) =>
    arranged(services, request, await people.known(request), stand),
  )
  app.post<WithId>('/api/tables/:id/words', async (request) => {
    const { words } = used(readWords(request.body))
    const person = await people.known(request)
    return arranged(services, request, person, (table, who, now) => addWords(table, who, now, words))
  })
  app.post<WithId>('/api/tables/:id/host', async (request) => {
    const wish = used(readModerate(request.body))
    const person = await people.known(request)
    return arranged(services, request, person, (table, who, now) => moderate(table, who, now, wish))
  })
  app.post<WithId>('/api/tables/:id/bot', async (request) => {
    const { seat, level } = used(readPutBot(request.body))
    return arranged(
      services,
      request,
      await people.known(request),
      (table, who, now) => withoutBots(table) ?? putBot(table, { seat, who, now, seed: services.seed }, level),
    )
  })
  app.post<WithId>('/api/tables/:id/start', async (request) =>
    arranged(services, request, await people.known(request), (table, who, now) => {
      const isFull = table.places.every(({ sitter }) => sitter.kind !== 'open')
      return (isFull ? undefined : withoutBots(table)) ?? start(table, who, now, services.seed)
    }),
  )
}

/** The first click creates the table of the rematch; the others take the seats reserved for them. */
async function meetAgain(services: Services, request: TableRequest): Promise<TableFacts> {
  const { people, rooms, store, now, seed } = services
  const room = await roomOf(services, request)
  const person = await people.known(request)
  const who = whoIs(person)
  const called = await room.arrange((table, at) => callRematch(table, who, at, newId()))
  if (!called.ok) throw new Refusing(409, called.error)
  const { rematch, head } = room.table
  const laid = await rooms.find(rematch)
  if (laid === undefined) {
    const again = new Table(room.served.game, { id: rematch, setting: head.setting, host: person.id })
    const firsts = [...packDeeds(room.table.pack), ...sealing(services)]
    const deeds = withBegin(again, [...firsts, ...seatsAgain(room.table, who)], seed)
    return factsOf(await laidRoom(rooms.lay(again.head, again.next(now(), person.id, '', deeds))), person.id, store)
  }
  const seated = await laid.arrange((table, at) => takeKept(table, who, at, seed))
  if (!seated.ok) throw new Refusing(409, seated.error)
  return factsOf(laid, person.id, store)
}

/** The refusal for a game that has no bots. */
const withoutBots = ({ game: { id, title } }: Table): Arranged | undefined =>
  gameOf(id)?.bot === undefined ? fail(`${title} has no bots: wait until every seat is taken.`) : undefined

/** The coach's study of a finished game, for everybody who may read its record. */
function studyRoutes(app: FastifyInstance, services: Services): void {
  const { studies } = services
  const seldom = { config: { rateLimit: { max: BEGINNINGS } } }
  const told = async (request: TableRequest, room: Room, work: StudyWork): Promise<StudyFacts> => ({
    ...work,
    mayStop: belongsTo(room, await services.people.known(request)),
  })
  app.post<WithId>('/api/tables/:id/study', seldom, async (request) => {
    const room = await roomOf(services, request)
    if (!room.served.hasBots) throw new Refusing(409, `${room.served.game.title} has no coach.`)
    const { id } = await services.people.known(request)
    return told(request, room, await studies.begin(room, { person: id, address: request.ip }))
  })
  app.post<WithId>('/api/tables/:id/study/stop', seldom, async (request) => {
    const room = await roomOf(services, request)
    if (!belongsTo(room, await services.people.known(request))) throw new Refusing(403, NOT_YOURS)
    return told(request, room, await studies.stop(room))
  })
  app.get<WithId & { Querystring: { since?: string } }>('/api/tables/:id/study', async (request) => {
    const room = await roomOf(services, request)
    return told(request, room, await studies.tell(room, used(readSince(request.query.since))))
  })
}

const NOT_YOURS = 'Others wait for what the coach finds: only those who played here, and the host, may stop it.'

/** Players and the host; not everybody with the link. */
const belongsTo = ({ table, stored }: Room, { id }: Person): boolean =>
  id !== '' && (stored.host === id || table.seatsOf(id).length > 0)

const whoIs = (person: Person): Who => ({ person: person.id, name: calledName(person) })

async function roomOf({ rooms }: Services, request: TableRequest): Promise<Room> {
  const room = await rooms.find(request.params.id)
  if (room !== undefined) return room
  throw new Refusing(404, 'There is no such table. Check the link, or create your own table.')
}

async function arranged(
  services: Services,
  request: TableRequest,
  person: Person,
  act: (table: Table, who: Who, now: number, isOnline: Room['isOnline']) => Arranged,
): Promise<TableFacts> {
  const room = await roomOf(services, request)
  const done = await room.arrange((table, now) => act(table, whoIs(person), now, room.isOnline))
  if (!done.ok) throw new Refusing(409, done.error)
  return factsOf(room, person.id, services.store)
}

/** 60 random bits, in letters that are hard to mix up. */
function newId(): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz'
  return Array.from(randomBytes(12), (byte) => letters[byte % 32]).join('')
}

async function checkTables({ store, limits }: Services, { seats }: Lay, { id }: Person): Promise<void> {
  const { open, botsOnly } = await store.countTables(id)
  if (open >= limits.tables) throw new Refusing(429, `You have ${open} unfinished tables: finish one of them first.`)
  if (botsOnly >= limits.botTables && seats.every(({ kind }) => kind === 'bot'))
    throw new Refusing(429, `Bots play alone at ${botsOnly} of your tables: wait until one of these games is over.`)
}

/** The server's part of the seed, fixed before anybody sits down. */
const sealing = ({ seed }: Services): readonly Deed[] => (seed === '' ? sealDeeds(randomBytes(32).toString('hex')) : [])

async function layTable(services: Services, { setting, seats, pack, past }: Lay, person: Person): Promise<Room> {
  const { rooms, now, seed } = services
  const served = await loadGameOf(setting.game)
  if (served === undefined) throw new Refusing(400, `There is no game "${setting.game}".`)
  const head = { id: newId(), setting, host: person.id }
  if (past !== undefined) {
    const journal = journalOfPast(
      served.game,
      head,
      { seed: seed === '' ? randomBytes(16).toString('hex') : seed, ...past },
      now(),
    )
    if (!journal.ok) throw new Refusing(400, `This table cannot go online: ${journal.error}.`)
    return laidRoom(rooms.lay(head, journal.value))
  }
  const table = new Table(served.game, head)
  const deeds = seats.flatMap((wish, seat): Deed[] => {
    if (wish.kind === 'open') return []
    const sitter: Sitter = wish.kind === 'bot' ? wish : { kind: 'person', name: calledName(person) }
    return [sat(seat, sitter, wish.kind === 'me' ? person.id : '')]
  })
  const all = withBegin(table, [...packDeeds(pack), ...sealing(services), ...deeds], services.seed)
  return laidRoom(rooms.lay(head, table.next(now(), person.id, '', all)))
}

async function laidRoom(laying: Promise<Room | undefined>): Promise<Room> {
  const room = await laying
  if (room === undefined) throw new Error('a table that was just laid is not there')
  return room
}

const sat = (seat: Seat, sitter: Sitter, person: string): Deed => ({ kind: 'sat', seat, sitter, person })

async function myGames({ store, rooms }: Services, person: Person): Promise<MyGames> {
  if (person.id === '') return { games: [], closed: 0 }
  const tables = await store.tablesOf(person.id, MY_GAMES)
  const found = await rooms.findAll(tables.map(({ id }) => id))
  const games = await Promise.all(found.map((room) => myGame(room, person.id, store)))
  return { games: inOrder(games), closed: tables.length - found.length }
}

/** A record holds every secret, so it is sent only when the game is over. */
function sendRecord({ table, stored }: Room, reply: FastifyReply): string | Refused {
  if (table.match === undefined || table.stage !== 'over')
    throw new Refusing(409, 'The record holds every secret of the game: come back when it is over.')
  reply.type('text/plain; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${stored.setting.game}-${stored.id}.txt"`)
  return writeRecord(table.match.record())
}
