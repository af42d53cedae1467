import { game } from '@orrery/expanse'
import { describe, expect, test } from 'vitest'
import { layOf, objection, optionsOf, sittersOf, wishesFor, withChoice, withSeats } from '../src/lobby/wishes.ts'
import { company, readable } from '../src/parts/names.ts'
import { timeAgo, left } from '../src/parts/time.ts'

const field = (name: string): (typeof game.options)[number] => {
  const found = game.options.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no option ${name}`)
  return found
}

describe('setting up a table', () => {
  test('beside the sides, nothing chosen is nothing said; what is chosen twice is not chosen', () => {
    const none = wishesFor(game, false)
    const seating = ['UN', 'MCR']
    expect(optionsOf(game, none)).toEqual({ seating })
    const some = withChoice(withChoice(none, field('modules'), 'beta'), field('first'), 'MCR')
    expect(optionsOf(game, some)).toEqual({ seating, modules: ['beta'], first: 'MCR' })
    expect(optionsOf(game, withChoice(some, field('modules'), 'beta'))).toEqual({ seating, first: 'MCR' })
  })

  test('the rules themselves object to what cannot be played together', () => {
    const two = withChoice(wishesFor(game, false), field('modules'), 'delta')
    expect(objection(game, two)).toContain('These options cannot be played')
    expect(objection(game, withSeats(game, two, 4))).toBe('')
  })

  test('friends sit in open seats over the net, and by name at one screen', () => {
    const wishes = withSeats(game, wishesFor(game, true), 3)
    expect(layOf(game, wishes).seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
    expect(sittersOf(wishes, 'Mira')).toEqual([
      { kind: 'person', name: 'Mira' },
      { kind: 'person', name: 'Player 2' },
      { kind: 'person', name: 'Player 3' },
    ])
  })
})

describe('words of the page', () => {
  test('who sits there', () => {
    const bot = { kind: 'bot', level: 'greedy' } as const
    expect(company([bot])).toBe('a bot')
    expect(company([{ kind: 'person', name: 'Tomas' }, bot, bot])).toBe('Tomas and 2 bots')
    expect(company([{ kind: 'open' }, { kind: 'person', name: 'Ines' }])).toBe('an open seat and Ines')
  })

  test('times and names', () => {
    expect([timeAgo(0, 30_000), timeAgo(0, 240_000), timeAgo(0, 7_200_000), timeAgo(0, 100_000_000)]).toEqual([
      'just now',
      '4 min ago',
      '2 h ago',
      'yesterday',
    ])
    expect([left(42_000), left(725_000), left(12_000_000), left(187_200_000), left(-5)]).toEqual([
      '0:42',
      '12:05',
      '3 h 20',
      '2 d 4 h',
      '0:00',
    ])
    expect(readable('freeBuild')).toBe('Free build')
  })
})
