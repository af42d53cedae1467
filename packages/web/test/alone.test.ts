import { OBSERVER } from '@orrery/kernel'
import type { SeatInfo, Setting, Update } from '@orrery/table'
import { describe, expect, test } from 'vitest'
import { eyesOf, mayBeAdvised } from '../src/think/alone.ts'
import { plainUpdate } from './update.ts'

const person: SeatInfo = { side: '', sitter: { kind: 'person', name: 'Ann' }, stoodInBy: '', online: true }
const away: SeatInfo = { ...person, stoodInBy: 'greedy' }
const bot: SeatInfo = { ...person, sitter: { kind: 'bot', level: 'captain' } }

const settingOf = (game: string): Setting => ({ game, options: {}, seats: 2, clock: { kind: 'none' } })

const at = (seats: readonly SeatInfo[], yours: readonly number[], more: Partial<Update> = {}): Update =>
  plainUpdate({ seats, you: yours[0] ?? OBSERVER, yours, decision: 1, waiting: [0], undo: 'free', ...more })

describe('advice', () => {
  test.each<[string, Update, boolean]>([
    ['against bots', at([person, bot, bot], [0]), true],
    ['in a game without bots', at([person, person], [], { stage: 'over', setting: settingOf('no bots') }), false],
    ['against a person', at([person, person], [0]), false],
    ['against a person and a bot', at([person, bot, person], [0]), false],
    ['against a person for whom a bot plays on', at([person, away], [0]), false],
    ['to friends at one screen against a bot', at([person, person, bot], [0, 1]), true],
    ['to friends at one screen against each other', at([person, person], [0, 1]), false],
    ['to somebody who watches', at([person, bot], []), false],
    ['to somebody who watches, after the game', at([person, person], [], { stage: 'over' }), true],
    ['to whoever looks at a record that was not finished', at([person, person], [0, 1], { you: OBSERVER }), true],
  ])('%s', (_, update, given) => {
    expect(mayBeAdvised(update)).toBe(given)
  })

  test('is through one’s own eyes, and through anybody’s when the game is over', () => {
    expect(eyesOf(at([person, bot, bot], [0]))).toEqual([0])
    expect(eyesOf(at([person, bot, bot], [0], { stage: 'over' }))).toEqual([0, 1, 2])
  })
})
