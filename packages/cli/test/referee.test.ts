import { readFileSync } from 'node:fs'
import { games } from '@orrery/games'
import { describe, expect, it } from 'vitest'
import { fileWith, hear as hearAll, type Heard, isOneSentence } from './world.ts'

const hear = (argv: readonly string[], { input = '' } = {}): Promise<Heard> => hearAll(argv, { games, input })

const SETUP = JSON.stringify({
  seats: [
    { name: 'Ana', faction: 'sol' },
    { name: 'Ben', faction: 'hacan' },
  ],
  map: '{112} 19 27 101 41 0 0',
  seed: 'friday',
  start: [{ path: 'goods.Ana', value: 6 }],
})

const EVENING = `
# the first turn
Ana begin
Ana claim tradeGoods 3 goods
Ana end
Ana claim tradeGoods 2 goods, 1 commodity
Ana claim tradeGoods 3 goods
Ana roll 4
undo
redo
Ana endturn
`

describe('referee', () => {
  it('hears a table line by line, refuses with the rule, and keeps it in its file', async () => {
    const file = fileWith(SETUP)
    const { code, out } = await hear(['referee', file], { input: EVENING })
    expect(code).toBe(1)
    expect(out).toContain('No: Finish your action first: an expedition is launched at the end of your turn. (TE-3.1)')
    expect(out).toContain('No: Commodities are not trade goods until another player has received them. (TE-2.4)')
    expect(out).toContain('Ana claims the trade goods slice with 3 trade goods: claim 1 of 6.')
    expect(out).toContain('Ana rolls 4: The Fracture does not come into play.')
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { said: readonly string[] }
    expect(kept.said.slice(3)).toEqual([
      '0 turn 1',
      '0 end',
      '0 claim tradeGoods',
      '0 goods 3',
      '0 pay',
      '0 die 4',
      '0 next',
    ])
    const again = await hear(['referee', file], { input: 'log\nshow\nquit\nBen begin\n' })
    expect(again.code).toBe(0)
    expect(again.out).toContain('5. Ana rolls 4: The Fracture does not come into play.')
    expect(again.out).not.toContain('Ben begins')
  })

  it('answers in JSON where asked to', async () => {
    const input = '{"seat":"Ana","cmd":"endAction"}\nAna dance\n{"seat":"Ana","cmd":"moon"}\n'
    const { code, out } = await hear(['referee', fileWith(SETUP), '--json'], { input })
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; told: string })
    expect(code).toBe(1)
    expect(lines.map(({ ok }) => ok)).toEqual([true, false, false])
    expect(lines[0]?.told).toBe('Ana ends the action; the end-of-turn window is open.')
  })

  it('lists the commands, every path of a correction with an example, and the factions; writes a sample', async () => {
    const input = 'help\nhelp set\nhelp factions\n'
    const { out } = await hear(['referee', fileWith(SETUP)], { input })
    expect(out).toContain('PLAYER claim SLICE PLANET, PLANET, 2 goods')
    expect(out).toContain('PLAYER set planet.PLANET.owner Ana (or nobody)')
    expect(out).toContain('set system.SYSTEM.rift true')
    expect(out).toContain('obsidian (The Obsidian)')
    const file = fileWith('')
    expect((await hear(['referee', file, '--sample'])).code).toBe(0)
    expect((await hear(['referee', file], { input: 'Cleo begin\nCleo end\n' })).code).toBe(0)
  })

  it('says in a sentence what to type instead of what it does not understand', async () => {
    const { code, out, err } = await hear(['referee', fileWith(SETUP)], { input: 'help me\nset round 3\n' })
    expect(code).toBe(1)
    expect(out + err).toContain('No: At "help me": expected help, help set or help factions.')
    expect(out + err).toContain('expected a player and what happens, such as Ana end; help lists all of it.')
  })

  it('goes on with a table that the first referee kept', async () => {
    const log = [
      { command: { seat: 'Ana', cmd: 'endAction' }, live: true },
      { command: { seat: 'Ana', cmd: 'claim', slice: 'tradeGoods', payment: { tradeGoods: 3 } }, live: true },
      { command: { seat: 'Ana', cmd: 'roll', die: 3 }, live: false },
      { command: { seat: 'Ana', cmd: 'roll', die: 7 }, live: true },
    ]
    const old = { format: 'orrery-referee', version: 1, setup: JSON.parse(SETUP) as object, log, undone: [] }
    const { code, out } = await hear(['referee', fileWith(JSON.stringify(old))], {
      input: 'log\nAna set goods.Ana 1\n',
    })
    expect(code).toBe(0)
    expect(out).toContain('Ana rolls 7: The Fracture does not come into play.')
    expect(out).not.toContain('Ana rolls 3')
    expect(out).toContain('3 trade goods, 0 commodities')
    expect(out).toContain('Correction: Ana, trade goods: 1.')
  })

  it('refuses a file that holds no table, with one sentence', async () => {
    for (const text of ['{', '{}', SETUP.replace('101', 'x1')]) {
      const { code, err } = await hear(['referee', fileWith(text)])
      expect(code).toBe(2)
      expect(isOneSentence(err)).toBe(true)
    }
    const { err } = await hear(['referee', fileWith(SETUP.replace('101', 'x1'))])
    expect(err).toContain('Entry 4 "x1" is not a tile number. (TE-18.4)')
  })
})
