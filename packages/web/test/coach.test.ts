import { entryPoint } from '@orrery/expanse/web'
import { game } from '@orrery/expanse'
import { game as hexpanse } from '@orrery/hexpanse'
import { entryPoint as hexEntryPoint } from '@orrery/hexpanse/web'
import { itemAt, type Json, Match, type Outcome, rngFrom } from '@orrery/kernel'
import type { Judged, Reply, Study } from '@orrery/table'
import type { Way } from '@orrery/ui'
import { describe, expect, it } from 'vitest'
import { signsOf } from '../src/coach/signs.ts'
import { chancesAt, pointsOf } from '../src/coach/points.ts'
import { playedTurn, stepsOf, turnText, wishedTurn } from '../src/coach/whole-turns.ts'
import { reasonsOf, workText } from '../src/coach/words.ts'
import type { TableLink } from '../src/net/link.ts'

const judged: Judged = {
  entry: 2,
  seat: 0,
  move: 'a',
  text: 'A',
  chances: [0.6, 0.4],
  better: 'b',
  betterText: 'B',
  chance: 0.7,
  loss: 0.1,
  reasons: [],
}
const study: Study = {
  coach: 1,
  game: 'expanse',
  rules: 1,
  done: 5,
  total: 9,
  judged: [judged, { ...judged, entry: 5, chances: [0.2, 0.8] }],
}
const outcome = { scores: [3, 9], winners: [1] }

describe('the line of chances', () => {
  it('ends with how the game ended, when all was looked at', () => {
    expect(pointsOf(study, 9, outcome).map(({ entry }) => entry)).toEqual([2, 5])
    const whole = pointsOf({ ...study, done: 9 }, 9, outcome)
    expect(whole.at(-1)).toEqual({ entry: 9, chances: [0, 1] })
    const shared = { scores: [1, 1, 0], winners: [0, 1] }
    const last = (ended: Outcome): unknown => pointsOf({ ...study, done: 9 }, 9, ended).at(-1)?.chances
    expect(last(shared)).toEqual([0.5, 0.5, 0])
    expect(last({ ...shared, together: true })).toEqual([1, 1, 0])
  })

  it('is asked anywhere: what held last, or what was said first', () => {
    const points = pointsOf(study, 9, outcome)
    expect([0, 2, 4, 5, 9].map((entry) => chancesAt(points, entry)?.[0])).toEqual([0.6, 0.6, 0.6, 0.2, 0.2])
    expect(chancesAt([], 3)).toBe(undefined)
  })
})

describe('the coach’s words', () => {
  it('are the game’s own reasons, or the parts that gain where it has none', () => {
    const parts = [{ part: 'freeBuild', worth: 0.123, text: '' }]
    expect(reasonsOf({ ...judged, reasons: parts })).toEqual(['By the coach’s estimate: free build +12\u00a0%.'])
    const told = [...parts, { part: 'x', worth: 0.1, text: 'You would be first on Europa.' }]
    expect(reasonsOf({ ...judged, reasons: told })).toEqual(['You would be first on Europa.'])
    expect(reasonsOf(judged)).toEqual(['No single reason: the lines the coach tried from there went better.'])
  })

  it('say how far it is', () => {
    const at = { ahead: 0, study, mayStop: true, trouble: '' }
    expect(workText({ ...at, state: 'working' })).toBe('The coach is at move 5 of 9.')
    expect(workText({ ...at, state: 'stopped' })).toBe('Stopped at move 5 of 9.')
    expect(workText({ ...at, state: 'waiting', ahead: 1 })).toBe('One game is ahead of this one.')
    expect(workText({ ...at, state: 'stopped', trouble: 'The line is cut.' })).toBe('The line is cut.')
  })
})

describe('the coach’s turns', () => {
  const at = (entry: number, seat: number, text: string): Judged => ({ ...judged, entry, seat, text })
  const all = [at(2, 0, 'Take Razorback.'), at(3, 0, 'Use its points.'), at(6, 1, 'Pass'), at(7, 0, 'Pass')]
  const [first = judged, second = judged] = all

  it('go from a choice to the next one of another player', () => {
    expect(turnText(playedTurn(all, first))).toBe('Take Razorback › Use its points')
    expect(turnText(playedTurn(all, second))).toBe('Use its points')
    expect(turnText(playedTurn(all, all[3] ?? judged))).toBe('Pass')
  })

  it('are better as a whole, or by the one move that is known', () => {
    expect(turnText(wishedTurn(judged))).toBe('B')
    const betterTurn = [
      { move: 'b', text: 'B.' },
      { move: 'c', text: 'C' },
    ]
    expect(turnText(wishedTurn({ ...judged, betterTurn }))).toBe('B › C')
  })

  it('say how many steps are left out', () => {
    const long = Array.from({ length: 9 }, (_, i) => ({ move: '', text: `Step ${i + 1}` }))
    expect(stepsOf(long, 3)).toEqual(['Step 1', 'Step 2', '7 more steps'])
    expect(stepsOf(long, 9)).toHaveLength(9)
  })
})

describe('what is signed for a better move', () => {
  const match = Match.start(game, { options: {}, seats: 2, seed: 'light' })
  if (!match.ok) throw new Error('no game')
  const seat = match.value.pending()[0]?.seat ?? 0
  const view = JSON.parse(JSON.stringify(match.value.view(seat))) as Json
  const link: TableLink = {
    ask: async () => ({ t: 'reply', ok: true, view }) as unknown as Reply,
    record: async () => '',
    close: () => undefined,
  }

  const made = Match.start(hexpanse, { options: {}, seats: 2, seed: 'light' })
  if (!made.ok) throw new Error('no game')
  const hexes = made.value

  /** Random moves until somebody can attack. */
  function playToAttack(): void {
    const rng = rngFrom('attack')
    for (let [ask] = hexes.pending(); ask !== undefined; [ask] = hexes.pending()) {
      const offer = hexes.offer(ask.seat)
      if (offer.some((move) => hexpanse.print(move).startsWith('attack'))) return
      hexes.play(ask.seat, itemAt(offer, rng.below(offer.length)))
    }
  }

  it('is what the move speaks of, in the eyes of whoever had to choose', async () => {
    const lines = match.value.offer(seat).map((move) => game.print(move))
    expect(lines).toContain('take 2')
    const signed = async (move: string, better: string): Promise<object> =>
      Object.fromEntries((await signsOf(entryPoint, link, { ...judged, move, better }, [{ move, text: '' }]))?.on ?? [])
    expect(await signed('take 1', 'take 2')).toEqual({
      'card:slot1': { kind: 'played', text: 'played' },
      'card:slot2': { kind: 'better', text: 'better' },
    })
    expect(await signed('take 1', 'take 1')).toEqual({})
    expect(await signed('take 1', 'nothing of the kind')).toEqual({ 'card:slot1': { kind: 'played', text: 'played' } })
  })

  it('is everything that one touch says, where a move is made in several answers', async () => {
    playToAttack()
    const at = hexes.pending()[0]?.seat ?? 0
    const hexView = JSON.parse(JSON.stringify(hexes.view(at))) as Json
    const opened = hexEntryPoint.open(hexView)
    const isWhole = ({ next = [], to = [] }: Way): boolean => next.length > 0 && to.length > 0
    const attack = hexEntryPoint.offer(opened).find((move) => hexEntryPoint.ways(move, opened).some(isWhole))
    if (attack === undefined) throw new Error('no move of two touches')
    const way = hexEntryPoint.ways(attack, opened).findLast(isWhole)
    const turn = [attack, ...(way?.next ?? [])].map((move) => ({ move: hexEntryPoint.print(move), text: '' }))
    const hexLink = { ...link, ask: async () => ({ t: 'reply', ok: true, view: hexView }) as unknown as Reply }
    const wished = { ...judged, better: turn[0]?.move ?? '', betterTurn: turn }
    const signed = await signsOf(hexEntryPoint, hexLink, wished, [{ move: 'pass', text: '' }])
    expect([...(signed?.on.keys() ?? [])]).toEqual([way?.at[0], way?.to?.[0]])
  })
})
