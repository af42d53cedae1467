import { describe, expect, test } from 'vitest'
import { balance, shareOf, sharesText } from './balance.ts'

/** So many games per number of seats; the gate itself asks for 1,000 and takes half an hour: ORRERY_BALANCE=1000. */
const GAMES = Number(process.env['ORRERY_BALANCE'] ?? 0)

describe('balance', () => {
  test('TE-17.9 the games of the gate are played: every habit, seat and faction is counted', () => {
    const played = balance(3, 1, 'smoke')
    expect(Object.keys(played.habit).sort()).toEqual(['hoarder', 'racer', 'weigher'])
    expect(Object.values(played.seat).reduce((n, { won }) => n + won, 0)).toBe(1)
    expect(played.lastRounds).toBeGreaterThanOrEqual(3)
  })

  test.each(GAMES === 0 ? [] : [3, 4, 5, 6])(
    'TE-17.9 the gate with %i seats',
    (seats) => {
      const played = balance(seats, GAMES, 'gate')
      const { games, habit, seat, faction, placed, placedInRoundOne, lastRounds, decisions } = played
      process.stdout.write(
        `${seats} seats, ${games} games: placed ${placed}, in round 1 ${placedInRoundOne}, last round ${lastRounds / games}, ` +
          `${decisions / games} decisions\n habit ${sharesText(habit, seats)}\n seat ${sharesText(seat, seats)}\n faction ${sharesText(faction, seats)}\n`,
      )
      for (const share of Object.values(habit)) expect(shareOf(share, seats)).toBeLessThan(1.5)
      for (const share of Object.values(faction)) expect(shareOf(share, seats)).toBeLessThan(1.6)
      for (const share of Object.values(seat)) expect(shareOf(share, seats)).toBeLessThan(1.25)
      expect(placed / games).toBeGreaterThan(0.7)
      expect(placedInRoundOne / games).toBeLessThan(0.05)
      expect(lastRounds / games).toBeGreaterThanOrEqual(3)
      expect(lastRounds / games).toBeLessThanOrEqual(4.6)
    },
    6 * 3_600_000,
  )
})
