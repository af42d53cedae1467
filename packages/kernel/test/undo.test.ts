import { readRecord, replay, rngFrom, writeRecord } from '../src/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLUE, decision, GREEN, playOn, RED, startNim, turn, type NimMatch } from './helpers.ts'
import { nim, peek, take } from './nim.ts'

const AGREED = { agreed: true }

describe('undo', () => {
  test('nothing was played, so there is nothing to take back', () => {
    const match = playOn(startNim(), take(1))
    expect([match.canUndo(BLUE), match.undo(BLUE)]).toEqual(['none', { ok: false, error: 'nothing' }])
    expect(match.length).toBe(1)
  })

  test('the last move is free to take back until another seat acts', () => {
    const match = startNim()
    const before = match.hash()
    playOn(match, take(3))
    expect(match.canUndo(RED)).toBe('free')
    expect(match.undo(RED)).toEqual({ ok: true, value: { entry: 2, to: 0 } })
    expect([match.hash(), turn(match)]).toEqual([before, RED])
  })

  test('another seat that acted is a barrier', () => {
    const match = playOn(startNim(), take(3), take(1))
    expect([match.canUndo(RED), match.undo(RED)]).toEqual(['agreement', { ok: false, error: 'barrier' }])
    expect(match.undo(RED, AGREED)).toEqual({ ok: true, value: { entry: 3, to: 0 } })
    expect(match.view(RED).heap).toBe(12)
  })

  test('a secret that was shown is a barrier', () => {
    const match = playOn(startNim(), peek)
    expect([match.canUndo(RED), match.undo(RED)]).toEqual(['agreement', { ok: false, error: 'barrier' }])
    expect(match.undo(RED, AGREED).ok).toBe(true)
    expect(match.view(RED)).toEqual(startNim().view(RED))
  })

  test('the end of the game is a barrier, because all secrets are out', () => {
    const match = playOn(startNim('7'), take(3), take(3), take(1))
    expect(match.canUndo(RED)).toBe('agreement')
    expect(match.undo(RED, AGREED).ok).toBe(true)
    expect(match.outcome()).toBeUndefined()
  })

  test('undo again goes further back, past the moves of others if the table agrees', () => {
    const match = playOn(startNim('12', 3), take(1), take(1), take(1), take(2), take(2))
    expect(match.undo(RED, AGREED)).toMatchObject({ value: { to: 3 } })
    expect(match.canUndo(GREEN)).toBe('free')
    expect(match.undo(RED, AGREED)).toMatchObject({ value: { to: 0 } })
    expect(match.undo(RED, AGREED)).toEqual({ ok: false, error: 'nothing' })
  })

  test('a move played after an undo gets a new number, and undo after it finds the move before', () => {
    const match = playOn(startNim(), take(1), take(2))
    match.undo(BLUE)
    playOn(match, take(3))
    expect(match.undo(BLUE)).toEqual({ ok: true, value: { entry: 5, to: 1 } })
    expect(match.record().log).toEqual([
      { side: 'Red', move: 'take 1' },
      { side: 'Blue', move: 'take 2' },
      { side: 'Blue', undo: 1 },
      { side: 'Blue', move: 'take 3' },
      { side: 'Blue', undo: 1 },
    ])
  })

  test('a question asked again is a new question: answers to the old one are stale', () => {
    const match = playOn(startNim(), take(1))
    const old = decision(match)
    match.undo(RED)
    playOn(match, take(2))
    expect(match.play(BLUE, take(1), old)).toMatchObject({ error: { reason: 'stale' } })
    expect(match.play(BLUE, take(1), decision(match)).ok).toBe(true)
  })

  test('events of what was taken back are gone, and no number comes twice', () => {
    const match = playOn(startNim(), take(1), take(2))
    match.undo(BLUE)
    playOn(match, take(3))
    expect(match.events(RED).map(({ entry, event }) => [entry, 'count' in event && event.count])).toEqual([
      [1, 1],
      [4, 3],
    ])
  })
})

/** Plays and takes back at random: numbers below 4 are moves of the offer, 4 and 5 are undos. */
function wander(choices: readonly number[], seed: string): NimMatch {
  const match = startNim('40', 2, seed)
  for (const choice of choices) {
    const seat = choice - 4
    if (seat >= 0) match.undo(seat, AGREED)
    else if (match.outcome() === undefined) playOn(match, match.offer(turn(match))[choice] ?? take(1))
  }
  return match
}

const wanderings = fc.array(fc.nat(5), { maxLength: 40 })

describe('the game is the fold of its log', () => {
  test('a match with undos equals the match in which the moves that stand were played alone', () => {
    fc.assert(
      fc.property(wanderings, fc.string(), (choices, seed) => {
        const match = wander(choices, seed)
        const plain = startNim('40', 2, seed)
        for (const { entry } of match.events(RED).filter(({ part }) => part === 0)) {
          const log = match.record().log[entry - 1]
          const move = nim.parse(log !== undefined && 'move' in log ? log.move : '')
          if (move.ok && plain.outcome() === undefined) playOn(plain, move.value)
        }
        expect(plain.hash()).toBe(match.hash())
      }),
    )
  })

  test('its record, written and read, is replayed to the same state, events and questions', () => {
    fc.assert(
      fc.property(wanderings, fc.string(), (choices, seed) => {
        const match = wander(choices, seed)
        const record = readRecord(writeRecord(match.record()))
        const again = record.ok ? replay(nim, record.value) : record
        if (!again.ok) throw new Error(`${again.error.at}: ${again.error.expected}`)
        expect(again.value.record()).toEqual(match.record())
        expect(again.value.pending()).toEqual(match.pending())
        for (const seat of [RED, BLUE]) expect(again.value.events(seat)).toEqual(match.events(seat))
      }),
    )
  })

  test('at(n) is the match as it stood after n entries', () => {
    const rng = rngFrom('at')
    const match = startNim('40')
    const hashes = [match.hash()]
    while (match.outcome() === undefined) {
      const offer = match.offer(turn(match))
      if (rng.below(4) === 0 && match.canUndo(RED) !== 'none') match.undo(RED, AGREED)
      else playOn(match, offer[rng.below(offer.length)] ?? take(1))
      hashes.push(match.hash())
    }
    expect(hashes.map((_, n) => match.at(n).hash())).toEqual(hashes)
    expect([match.at(-1).length, match.at(999).length]).toEqual([0, match.length])
  })
})
