import { setImmediate } from 'node:timers/promises'
import { type Entry, type Said, leaveForGood, type MyData, type MyDevice, withoutPerson } from '@orrery/table'
import type { FastifyInstance } from 'fastify'
import { readClaim, readGone } from './check.ts'
import { codeId, newCode, unsealed } from './device-code.ts'
import { Refusing, used } from './refusing.ts'
import type { Services } from './services.ts'
import type { Person, StoredTable } from './store/store.ts'

/* What is stored about a person: to see, export or delete it, and to open one's games on another device. */

/** The most tables listed for a person, newest first, and the most cleaned when the person is deleted. */
const MOST_TOLD = 1000
const MOST_TABLES = 10_000
/** Requests per minute and address that read many journals. */
const SELDOM = { config: { rateLimit: { max: 6 } } }
/** Milliseconds for which a code is good. */
const CODE_TIME = 15 * 60_000
/** Codes, made or tried, per minute and address. */
const FEW = { config: { rateLimit: { max: 10 } } }

export function myDataRoutes(app: FastifyInstance, services: Services): void {
  const { people, store, now } = services
  app.get('/api/me/data', SELDOM, async (request): Promise<MyData> => dataOf(services, await people.known(request)))

  app.post('/api/me/delete', SELDOM, async (request, reply): Promise<{ readonly tables: number }> => {
    used(readGone(request.body))
    const tables = await forget(services, await people.known(request))
    people.dismiss(reply)
    return { tables }
  })

  app.post('/api/me/code', FEW, async (request): Promise<MyDevice> => {
    if ((await people.known(request)).id === '')
      throw new Refusing(409, 'There is nothing to open elsewhere yet: play first.')
    const { code, id, sealed } = newCode(people.tokenOf(request))
    await store.keepCode(id, sealed, now(), now() + CODE_TIME)
    return { code, minutes: CODE_TIME / 60_000 }
  })

  app.post('/api/me/claim', FEW, async (request, reply) => {
    const { code } = used(readClaim(request.body))
    const sealed = await store.useCode(codeId(code), now())
    if (sealed === undefined)
      throw new Refusing(404, 'This code is wrong or too old: make a new one on the other device.')
    people.recognise(reply, unsealed(code, sealed))
    return {}
  })
}

async function dataOf({ store }: Services, { id, name }: Person): Promise<MyData> {
  if (id === '') return { name: '', settings: {}, tables: [] }
  const told: MyData['tables'][number][] = []
  for (const table of await store.tablesOf(id, MOST_TOLD)) {
    told.push(tableOf(table, await store.journal(table.id, 0), id))
    // Others get their turn between two journals.
    await setImmediate()
  }
  return { name, settings: await store.settings(id), tables: told }
}

function tableOf(
  { id: table, setting, created, stage, host }: StoredTable,
  entries: readonly Entry[],
  person: string,
): MyData['tables'][number] {
  const theirs = entries.filter(({ by }) => by === person)
  const said = theirs.flatMap(({ at, deed }): Said[] => (deed.kind === 'said' ? [{ at, text: deed.text }] : []))
  const moves = theirs.filter(({ deed }) => deed.kind === 'move').length
  return { table, game: setting.game, created, stage, host: host === person, moves, said }
}

/** Seats go to bots, name and chat leave the journals, and the person is gone. Returns how many tables that concerned. */
async function forget({ store, rooms, now }: Services, { id }: Person): Promise<number> {
  if (id === '') return 0
  const tables = await store.tablesOf(id, MOST_TABLES)
  for (const { id: table } of tables) {
    const room = await rooms.find(table).catch(() => undefined)
    await room?.arrange((state) => ({ ok: true, value: leaveForGood(state, id, now()) }))
    await store.rewrite(table, withoutPerson(await store.journal(table, 0), id))
    await rooms.replaced(table)
    await setImmediate()
  }
  await store.removePerson(id)
  return tables.length
}
