import { itemAt, type Rng } from '@orrery/kernel'
import { brokenJson } from '@orrery/testkit'
import { bot, me, open, type TestServer, Visitor, type Wire } from './world.ts'

/* Messages that nobody with good intentions sends: malformed ones, and well-formed ones that ask for what is not theirs. */

const WORDS = [
  '',
  'x',
  '__proto__',
  'constructor',
  '\u0000',
  '𝕏'.repeat(9),
  '../../etc/passwd',
  "'; drop table people; --",
]
const NUMBERS = [-1, 0, 1, 0.5, 1e9, 2 ** 53, -0, 1e308]
const TYPES = ['move', 'undo', 'answerUndo', 'say', 'leave', 'back', 'standIn', 'why', 'at', 'update', 'x']
const FIELDS = [
  'key',
  'seat',
  'decision',
  'move',
  'confirmed',
  'careful',
  'follows',
  'yes',
  'text',
  'for',
  'entry',
  'admin',
]

const any = <T>(list: readonly T[], rng: Rng): T => itemAt(list, rng.below(list.length))

function anyValue(rng: Rng, depth = 0): unknown {
  const kind = rng.below(depth > 3 ? 4 : 7)
  if (kind === 0) return any(WORDS, rng)
  if (kind === 1) return any(NUMBERS, rng)
  if (kind === 2) return rng.below(2) === 0
  if (kind === 3) return null
  if (kind === 4) return Array.from({ length: rng.below(5) }, () => anyValue(rng, depth + 1))
  if (kind === 5) return { [any(WORDS, rng)]: anyValue(rng, depth + 1), [any(FIELDS, rng)]: anyValue(rng, depth + 1) }
  return JSON.parse('['.repeat(400) + ']'.repeat(400)) as unknown
}

/** Longer messages end the connection, which limits.test.ts shows. */
const LONGEST = 4000

/** No message, or one with something wrong in it. */
export const malformed = (rng: Rng): string => wrong(rng).slice(0, LONGEST)

function wrong(rng: Rng): string {
  const message = Object.fromEntries([
    ['t', rng.below(9) === 0 ? anyValue(rng) : any(TYPES, rng)],
    ...Array.from({ length: rng.below(6) }, () => [any(FIELDS, rng), anyValue(rng)] as const),
  ])
  const text = JSON.stringify(message)
  switch (rng.below(6)) {
    case 0:
      return text.slice(0, rng.below(text.length + 1))
    case 1:
      return Array.from({ length: rng.below(40) }, () => String.fromCharCode(rng.below(0x3000))).join('')
    case 2:
      return '['.repeat(rng.below(5000))
    case 3:
      return JSON.stringify(brokenJson(JSON.parse(text) as never, rng))
    default:
      return text
  }
}

/** A message that is fine in itself, and asks for something that is not open to its sender. */
export function hostile(rng: Rng, moves: readonly string[], key: string): string {
  const seat = rng.below(5)
  const move = any(moves, rng)
  const wishes = [
    { t: 'move', decision: rng.below(300), move, seat },
    { t: 'move', decision: rng.below(3) * 1_000_000 + rng.below(50), move, confirmed: true },
    { t: 'move', decision: rng.below(60), move: `${move} ${rng.below(9)}`, confirmed: true },
    { t: 'undo', seat },
    { t: 'answerUndo', yes: true, seat },
    { t: 'standIn', for: seat },
    { t: 'leave', seat },
    { t: 'back', seat },
    { t: 'why', move, seat },
    { t: 'at', entry: rng.below(2000), seat },
    { t: 'say', text: '<script>alert(1)</script>', seat },
  ]
  return JSON.stringify({ ...any(wishes, rng), key })
}

const ROUTES = ['', '/sit', '/stand', '/bot', '/start', '/words', '/rematch', '/study', '/study/stop', '/record', '/x']

/** Anything over HTTP, with the status it is answered with. */
export async function knock(visitor: Visitor, table: string, rng: Rng): Promise<number> {
  const id = any([table, '', '..', '%00', 'x'.repeat(300), '__proto__'], rng)
  const path = any([`/api/tables/${id}${any(ROUTES, rng)}`, '/api/me', '/api/me/settings', '/api/tables'], rng)
  const method = any(['GET', 'POST', 'PUT', 'DELETE'], rng)
  const body =
    method === 'GET'
      ? undefined
      : any([malformed(rng), JSON.stringify({ seat: rng.below(9), level: 'legend' }), '{}'], rng)
  return (await visitor.ask(method, path, body)).status
}

export interface Scene {
  readonly table: string
  readonly players: readonly Visitor[]
  readonly wires: readonly Wire[]
}

/** Two people and a bot at one table, somebody who watches it, and somebody without a cookie. */
export async function scene(server: TestServer): Promise<Scene> {
  const [ann, ben, eve, nobody] = [new Visitor(server), new Visitor(server), new Visitor(server), new Visitor(server)]
  for (const [i, one] of [ann, ben, eve].entries()) await one.called(`P${i}`)
  const { id } = await ann.lay([me, open, bot('random')])
  await ben.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const players = [ann, ben, eve, nobody]
  const wires = players.map((one) => one.open(id))
  for (const wire of wires) await wire.opened()
  return { table: id, players, wires }
}
