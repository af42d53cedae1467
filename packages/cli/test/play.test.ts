import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileWith, folder, hear } from './world.ts'

const play = async (answers: readonly string[], ...flags: readonly string[]): Promise<string> => {
  const { code, out, err } = await hear(['play', '--seed', 'x', '--stdin', ...flags], { input: answers.join('\n') })
  expect(err).toBe('')
  expect(code).toBe(0)
  return out
}

describe('play', () => {
  it('without a terminal tells how to play and ends', async () => {
    const { code, out } = await hear(['play'])
    expect(code).toBe(0)
    expect(out).toContain('./orrery play --script answers.txt')
  })

  it('shows the table, the question and numbered choices with their notation', async () => {
    const out = await play(['quit'])
    expect(out).toContain('Heap: 9\nRed 0 and the ')
    expect(out).toContain('Red, take pebbles or swap your card.\n   1  Take 1          take 1\n')
    expect(out).toContain('   4  Swap your card  swap\n> quit\nYou left before the end.\n')
  })

  it('never shows the other card', async () => {
    expect(await play(['quit'])).not.toMatch(/Blue 0 and/)
    expect(await play(['quit'], '--you', 'blue')).not.toMatch(/Red \d and/)
  })

  it('takes a number or a line, and lets the bot answer', async () => {
    const out = await play(['1', 'take 2'])
    expect(out).toMatch(/> 1\n\n {2}Red takes 1\.\n( {2}Blue swaps cards\.\n)?( {2}Blue takes \d\.\n)/)
    expect(out).toMatch(/> take 2\n\n {2}Red takes 2\./)
  })

  it('is played to its end, and the cards are shown then', async () => {
    const out = await play(['3', '3', '3', '3'])
    expect(out).toMatch(/The game is over: (Red|Blue) wins\.\n {2}Red: \d+\n {2}Blue: \d+\n/)
  })

  it('says what else it expected, and asks again', async () => {
    const out = await play(['9', 'fly', '', 'quit'])
    expect(out).toContain('> 9\nSay a number from 1 to 4.\n')
    expect(out).toContain('> fly\nmove "fly": expected one of: take {n}, swap; or type help.\n> \n> quit')
  })

  it('refuses in words, and explains on demand', async () => {
    const answers = ['why take 3', 'why 1', 'why fly', 'swap', 'swap', 'why swap', 'quit']
    const out = await play(answers)
    expect(out).toContain('> why take 3\nThat is legal now.\n')
    expect(out).toContain('> why 1\nThat is legal now.\n')
    expect(out).toContain('> why fly\nmove "fly": expected one of: take {n}, swap.\n')
    expect(out).toContain('> swap\nNot now (P-3).\n')
    expect(out).toContain('> why swap\nNot now (P-3).\n')
  })

  it('goes back by undo, past the bot and past what was revealed', async () => {
    const out = await play(['undo', 'swap', '1', 'undo', 'undo', 'quit'])
    expect(out).toContain('> undo\nThere is nothing to take back.\n')
    const [, , , again = ''] = out.split(/> undo\n/)
    expect(again).toMatch(/^Taken back\.\n\nHeap: 9\nRed 0/)
    expect(again).toContain('4  Swap your card')
  })

  it('comes back from the end by undo', async () => {
    const out = await play(['3', '3', '3', 'undo', 'quit'])
    expect(out).toMatch(/The game is over[^]*> undo\nTaken back\.\n\nHeap: [1-9]/)
  })

  it('has pages by name, a log and help', async () => {
    const out = await play(['1', 'score', 'log', 'board', 'help', 'quit'])
    expect(out).toMatch(/> score\nPebbles: 1 \d\n/)
    expect(out).toMatch(/> log\n {2}Red takes 1\.\n/)
    expect(out).toMatch(/> board\n\nHeap:/)
    expect(out).toMatch(/score +pebbles so far\n/)
    for (const command of ['why', 'undo', 'board', 'log', 'save', 'quit']) expect(out).toMatch(`\n  ${command}`)
  })

  it('gives the same game for the same seed', async () => {
    expect(await play(['1', '1', '1', '1'])).toBe(await play(['1', '1', '1', '1']))
    expect(await play(['1', '1', '1', '1'])).not.toBe(await play(['1', '1', '1', '1'], '--seed', 'y'))
  })

  it('paints for a terminal', async () => {
    const env = { COLORTERM: 'truecolor' }
    const { out } = await hear(['play', '--stdin', '--seed', 'x'], { input: 'quit', env, tty: true })
    expect(out).toContain('\u001B[38;2;255;0;0mRed\u001B[39m')
  })
})

describe('a script', () => {
  it('may hold remarks, and is the same as typing', async () => {
    const path = fileWith('# take one\n1\nquit\n')
    const { out } = await hear(['play', '--seed', 'x', '--script', path])
    expect(out).toBe(await play(['1', 'quit']))
  })
})

describe('save', () => {
  it('writes a record that replay and play understand', async () => {
    const file = join(folder(), 'saved.txt')
    const out = await play(['1', `save ${file}`, 'quit'])
    expect(out).toContain(`Saved as ${file}`)
    expect((await hear(['replay', file])).out).toContain('The game goes on: Red to answer.')
    const loaded = await hear(['play', '--load', file, '--stdin'], { input: 'log\nquit' })
    expect(loaded.out).toMatch(/> log\n {2}Red takes 1\.\n/)
    expect(readFileSync(file, 'utf8')).toContain('\nseed x\n1 Red take 1\n')
  })

  it('says when it cannot', async () => {
    expect(await play([`save ${folder()}`, 'quit'])).toMatch(/cannot be written: it is a folder\.\n> quit/)
  })
})

describe('hot-seat', () => {
  it('passes the keyboard while there are secrets, and shows each seat its own card only', async () => {
    const out = await play(['1', '1', 'quit'], '--bots', 'none')
    const [red = '', blue = '', redAgain = ''] = out.split(/Pass the keyboard to \w+, who then presses Enter\./)
    expect(red).toMatch(/Red 0 and[^]*Blue 0\n/)
    expect(blue).toMatch(/Red 1\nBlue 0 and/)
    expect(blue).toContain('Red takes 1.')
    expect(redAgain).toContain('Blue takes 1.')
  })

  it('takes back what was played last, whoever played it', async () => {
    const out = await play(['1', 'undo', 'quit'], '--bots', 'none')
    expect(out).toMatch(/> undo\nTaken back\.\n[^]*Heap: 9\nRed 0 and/)
  })

  it('hides the screen of the seat before on a terminal', async () => {
    const { out } = await hear(['play', '--stdin', '--bots', 'none', '--seed', 'x'], { input: '1\nquit', tty: true })
    expect(out).toContain('presses Enter. \n\u001B[2J')
  })
})

describe('what was written by an older game', () => {
  it('goes on where it stood', async () => {
    const file = join(folder(), 'half.txt')
    writeFileSync(file, 'orrery record 1\ngame pebbles\nrules 1\nseats 2\noptions {}\nseed x\n1 Red take 3\nopen\n')
    const { out } = await hear(['play', '--load', file, '--bots', 'none', '--stdin'], { input: 'quit' })
    expect(out).toContain('Heap: 6')
  })
})
