import { describe, expect, it } from 'vitest'
import { fileWith, hear } from './world.ts'

const RECORD =
  'orrery record 1\ngame pebbles\nrules 1\nseats 2\noptions {}\nseed x\n1 Red take 3\n2 Blue swap\n3 Blue take 1\nopen\n'

const at = async (n: number): Promise<string> => (await hear(['replay', fileWith(RECORD), '--at', String(n)])).out
const parsed = (text: string): { readonly [key: string]: unknown } => JSON.parse(text) as { [key: string]: unknown }

describe('replay', () => {
  it('tells where the game stands and the hash of the state', async () => {
    const { code, out } = await hear(['replay', fileWith(RECORD)])
    expect(code).toBe(0)
    expect(out).toMatch(/^Pebbles, 2 seats, 3 entries\.\nThe game goes on: Red to answer\.\nhash [0-9a-f]{32}\n$/)
  })

  it('tells the standing of a finished game', async () => {
    const end = RECORD.replace('open', '4 Red take 3\n5 Blue take 2\nopen')
    const { out } = await hear(['replay', fileWith(end)])
    expect(out).toMatch(/\n {2}Red: \d+(, wins)?\n {2}Blue: \d+(, wins)?\nhash/)
    const { out: json } = await hear(['replay', fileWith(end), '--json'])
    expect(parsed(json)).toMatchObject({ finished: true, sides: ['Red', 'Blue'], entries: 5 })
  })

  it('prints the position after any entry', async () => {
    expect(parsed(await at(0))).toMatchObject({ heap: 9, turn: 0 })
    expect(parsed(await at(1))).toMatchObject({ heap: 6, turn: 1 })
    expect(parsed(await at(3))).toMatchObject({ heap: 5, turn: 0 })
  })

  it('with --json says more about that moment', async () => {
    const { out } = await hear(['replay', fileWith(RECORD), '--at', '1', '--json'])
    expect(parsed(out)).toMatchObject({ entries: 1, asked: ['Blue'], position: { heap: 6 } })
  })
})

describe('position run', () => {
  it('makes the moves of a record from any position of it, and comes to the same state', async () => {
    const lines = ['take 3', 'swap', 'take 1']
    const { out: whole } = await hear(['replay', fileWith(RECORD), '--json'])
    for (let n = 0; n <= 3; n++) {
      const task = { position: parsed(await at(n)), moves: lines.slice(n) }
      const { code, out } = await hear(['position', 'run', fileWith(JSON.stringify(task)), '--json'])
      expect(code).toBe(0)
      expect(parsed(out)).toMatchObject({ ok: true, hash: parsed(whole)['hash'], asked: ['Red'] })
    }
  })

  it('prints what happened in words, secrets included, and the position', async () => {
    const task = { position: parsed(await at(1)), moves: ['swap', 'take 1'] }
    const { out } = await hear(['position', 'run', fileWith(JSON.stringify(task))])
    expect(out).toMatch(/^Blue swaps cards\.\nBlue draws the \d\.\nBlue takes 1\.\n\{/)
    expect(parsed(out.slice(out.indexOf('{')))).toMatchObject({ heap: 5 })
  })

  it('takes a position alone', async () => {
    const { code, out } = await hear(['position', 'run', fileWith(await at(1))])
    expect(code).toBe(0)
    expect(parsed(out)).toEqual(parsed(await at(1)))
  })

  it('says in words why a move is refused, with exit code 1', async () => {
    const task = JSON.stringify({ position: { ...parsed(await at(1)), heap: 2 }, moves: ['take 1', 'take 3'] })
    const { code, err } = await hear(['position', 'run', fileWith(task)])
    expect(code).toBe(1)
    expect(err).toContain('"take 3" (moves[1])')
    const asJson = await hear(['position', 'run', fileWith(task), '--json'])
    expect(asJson.code).toBe(1)
    expect(parsed(asJson.out)).toMatchObject({ ok: false, refused: { number: 1, line: 'take 3', refusals: [{}] } })
  })

  it('says which line is no move, with exit code 2', async () => {
    const task = { position: parsed(await at(1)), moves: ['take 1', 'fly'] }
    const { code, err } = await hear(['position', 'run', fileWith(JSON.stringify(task))])
    expect(code).toBe(2)
    expect(err).toContain('moves[1] is no move: at move "fly"')
  })

  it('says that moves are a list of lines', async () => {
    const task = { position: parsed(await at(1)), moves: 'take 1' }
    const { code, err } = await hear(['position', 'run', fileWith(JSON.stringify(task))])
    expect(code).toBe(2)
    expect(err).toContain('at moves: expected a list of moves')
  })
})
