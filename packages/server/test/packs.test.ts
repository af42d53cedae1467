import { game } from '@orrery/expanse'
import { type Pack, packHash, readRecord, replay } from '@orrery/kernel'
import type { Refused, Update, TableFacts } from '@orrery/table'
import { describe, expect, it } from 'vitest'
import { BotPool } from '../src/bots/pool.ts'
import { bot, me, open, TestServer, Visitor } from './world.ts'

const PACK: Pack = {
  game: 'expanse',
  name: 'My box',
  version: '3',
  cards: { A05: { ap: 4, title: 'Knife' }, A06: { formula: [{ op: 'gainCP', n: 1 }] } },
  setup: { prices: { startCp: 7 } },
}
const HASH = packHash(PACK)

const wish = (seats: readonly object[], more: object = { pack: PACK }, options: object = { pack: HASH }): object => ({
  setting: { game: 'expanse', options, seats: seats.length, clock: { kind: 'none' } },
  seats,
  ...more,
})

/** As in a process that has never met it. */
function forgetPacks(): void {
  for (let i = 0; i < 1000; i++) game.packs?.keep({ game: 'expanse', name: `other ${i}`, version: '1' })
  if (game.packs?.find(HASH) !== undefined) throw new Error('the pack is still known')
}

async function laid(server: TestServer, seats: readonly object[]): Promise<{ ann: Visitor; id: string }> {
  const ann = new Visitor(server)
  const { status, body } = await ann.ask<TableFacts>('POST', '/api/tables', wish(seats))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { ann, id: body.id }
}

const cpOf = ({ view }: Update): readonly number[] => (view as unknown as { readonly cp: readonly number[] }).cp

describe('a table with a pack', () => {
  it('is played online with a friend; the pack comes once to each page, is kept in the journal, and in the record', async () => {
    const server = await TestServer.start({ seed: 'pack' })
    const { ann, id } = await laid(server, [me, open])
    const ben = new Visitor(server)
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const wires = [ann.open(id), ben.open(id)] as const
    const [first] = await Promise.all(wires.map((wire) => wire.opened()))
    expect(first?.pack).toEqual(PACK)
    expect(first?.setting.options).toEqual({ pack: HASH })
    expect(first === undefined ? [] : cpOf(first)).toEqual([7, 7])
    let entries = 0
    for (let i = 0; i < 6; i++) {
      const asked = await Promise.race(wires.map((wire) => wire.until((now) => now.decision !== null).then(() => wire)))
      await asked.move()
      entries = asked.now.entries
    }
    const told = wires[0].traffic.filter((text) => text.includes('"Knife"'))
    expect(told).toHaveLength(1)

    await server.stop()
    forgetPacks()
    await server.start({ seed: 'pack' })
    const again = await new Visitor(server).open(id).opened()
    expect(again).toMatchObject({ entries, pack: PACK, setting: { options: { pack: HASH } } })
    await server.end()
  })

  it('is played by bots and the coach, and its record opens where the pack is not known', async () => {
    const server = await TestServer.start({ seed: 'pack', coach: 2 })
    const { ann, id } = await laid(server, [bot('greedy'), bot('random')])
    const wire = ann.open(id)
    await wire.until(({ stage }) => stage === 'over')
    const { body: text } = await ann.ask<string>('GET', `/api/tables/${id}/record`)
    forgetPacks()
    const record = readRecord(text)
    const replayed = record.ok ? replay(game, record.value) : record
    expect(replayed.ok && replayed.value.pack).toEqual(PACK)
    await ann.ask('POST', `/api/tables/${id}/study`, {})
    await expect
      .poll(
        async () =>
          (await ann.ask<{ readonly study: { readonly done: number } | null }>('GET', `/api/tables/${id}/study`)).body
            .study?.done ?? 0,
      )
      .toBeGreaterThan(0)
    await server.end()
  })

  it('is one that the server offers, which need not be sent', async () => {
    game.packs?.keep(PACK)
    const server = await TestServer.start({ packs: [PACK] })
    const ann = new Visitor(server)
    expect((await ann.ask('GET', '/api/packs')).body).toEqual([PACK])
    const { body } = await ann.ask<TableFacts>('POST', '/api/tables', wish([me, bot('random')], {}))
    expect((await ann.open(body.id).opened()).pack).toEqual(PACK)
    await server.end()
  })

  it.each([
    [
      'a broken one',
      { pack: { ...PACK, cards: { A05: { ap: 9 } } } },
      { pack: HASH },
      'cards.A05.ap: found 9, expected at most 4',
    ],
    ['one that the options do not name', { pack: PACK }, {}, 'The options name another pack'],
    ['an unknown one', {}, { pack: '00ff' }, 'expected a pack that is known here'],
    ['what is no pack', { pack: 3 }, { pack: HASH }, 'expected an object'],
  ])('%s is refused with a sentence', async (_, more, options, expected) => {
    const server = await TestServer.start()
    const { status, body } = await new Visitor(server).ask<Refused>(
      'POST',
      '/api/tables',
      wish([me, bot('random')], more, options),
    )
    expect(status).toBe(400)
    expect(body.say).toContain(expected)
    await server.end()
  })

  it('is sent to each thread of the bots once', async () => {
    const pool = new BotPool({
      limit: 1_000_000,
      size: 1,
      onFailure: (_, why) => {
        throw new Error(why)
      },
    })
    const hash = game.packs?.keep(PACK)
    const start = game.setup({ pack: hash ?? '' }, 2, 'bots')
    if (!start.ok) throw new Error('no state')
    const view = JSON.parse(JSON.stringify(game.view(start.value, 0))) as Update['view']
    const offer = [...game.moves(start.value, 0)]
    const task = { game: 'expanse', pack: PACK, level: 'greedy', seat: 0, view, offer, seed: 's' } as const
    expect(offer).toContain(await pool.ask(task, { person: '', address: '' }))
    expect(offer).toContain(await pool.ask(task, { person: '', address: '' }))
    await pool.close()
  })
})
