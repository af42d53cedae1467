import { describe, expect, it } from 'vitest'
import { Looks } from '../src/looks.ts'
import { me, open, TestServer, Visitor } from './world.ts'

describe('looking back', () => {
  it('has a budget for each name, which fills up again', async () => {
    let now = 0
    const looks = new Looks(() => now)
    const look = async (): Promise<string> => {
      now += 150
      return 'seen'
    }
    const answers: (string | undefined)[] = []
    for (let i = 0; i < 5; i++) answers.push(await looks.take(['ann', `socket ${i}`], look))
    expect(answers).toEqual(['seen', 'seen', 'seen', undefined, undefined])
    expect(await looks.take(['ben'], look)).toBe('seen')
    now += 5000
    expect(await looks.take(['ann'], look)).toBe('seen')
  })

  it('lets others have their turn between two looks', async () => {
    const looks = new Looks()
    const order: string[] = []
    const taken = ['a', 'b', 'c'].map((name) => looks.take([name], async () => void order.push(name)))
    setImmediate(() => order.push('somebody else'))
    await Promise.all(taken)
    expect(order.indexOf('somebody else')).toBeLessThan(2)
  })

  it('of one who asks without end is refused in words, and somebody else is answered meanwhile', async () => {
    // Every look at this clock takes at least 20 ms.
    let time = 0
    const server = await TestServer.start({ seed: 'play', looks: new Looks(() => (time += 20)) })
    const [ann, ben] = [new Visitor(server), new Visitor(server)]
    const { id } = await ann.lay([me, open])
    await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [wire, other] = [ann.open(id), ben.open(id)]
    await wire.opened()
    await other.opened()
    const asked = Array.from({ length: 200 }, (_, i) => wire.ask({ t: 'at', entry: 0 }, `look ${i}`))
    expect(await other.ask({ t: 'say', text: 'I am here' })).toMatchObject({ ok: true })
    const replies = await Promise.all(asked)
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    const refused = replies.filter((reply) => !reply.ok)
    expect(refused[0]).toMatchObject({ no: 'busy', say: expect.stringMatching(/wait a second/) as string })
    await server.end()
  })
})
