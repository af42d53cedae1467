import { type AnyGame, type GameEvent, hashWords, type Json, type Move, ok } from '@orrery/kernel'
import type { CheckName } from './fault.ts'
import { positionText } from './moment.ts'

/** A game with one fault put into it on purpose: the checks that let it pass are worth nothing. */
export interface Planted {
  readonly name: string
  /** The checks that may find it first. */
  readonly caughtBy: readonly CheckName[]
  /** Games without secrets have nothing to leak. */
  readonly needs?: 'secrets' | 'reveals'
  plant(game: AnyGame): AnyGame
}

const isObject = (s: unknown): s is object => typeof s === 'object' && s !== null

interface Leaky {
  readonly view: unknown
  readonly leak: string
}

const leakingView: Planted = {
  name: 'a view that shows what is hidden',
  caughtBy: ['secrecy'],
  needs: 'secrets',
  plant: (game) => ({
    ...game,
    view: (s, seat): Leaky => ({ view: game.view(s, seat), leak: positionText(game, s) }),
    openView: (json): Leaky => {
      const { view, leak } = json as unknown as { readonly view: Json; readonly leak: string }
      return { view: game.openView(view), leak }
    },
    guess: (v, seat, rng) => game.guess((v as Leaky).view, seat, rng),
  }),
}

const leakingRefusal: Planted = {
  name: 'a refusal that depends on what is hidden',
  caughtBy: ['secrecy'],
  needs: 'secrets',
  plant: (game) => ({
    ...game,
    refusals: (s, seat, m) =>
      game.refusals(s, seat, m).map((refusal) => ({ ...refusal, args: { leak: positionText(game, s) } })),
  }),
}

const leakingEvent: Planted = {
  name: 'an event that tells everybody what is hidden',
  caughtBy: ['secrecy'],
  needs: 'secrets',
  plant: (game) => ({
    ...game,
    apply(s, seat, m, sink) {
      game.apply(s, seat, m, sink)
      sink?.({ kind: positionText(game, s) } satisfies GameEvent)
    },
  }),
}

/** Whether a move ends the game depends on something hidden, and what is asked about a move is asked of the true state. */
const knownEnd: Planted = {
  name: 'a confirmation that tells whether something hidden ends the game',
  caughtBy: ['secrecy'],
  needs: 'secrets',
  plant(game) {
    let truth: unknown
    const guesses = new WeakSet<object>()
    const ended = new WeakSet<object>()
    return {
      ...game,
      view(s, seat) {
        truth = game.clone(s)
        return game.view(s, seat)
      },
      guess() {
        const s = game.clone(truth)
        if (isObject(s)) guesses.add(s)
        return s
      },
      clone(s) {
        const copy = game.clone(s)
        if (isObject(s) && isObject(copy) && guesses.has(s)) guesses.add(copy)
        return copy
      },
      apply(s, seat, m, sink) {
        const isEnd = isObject(s) && guesses.has(s) && (hashWords(positionText(game, s))[0] & 1) === 0
        game.apply(s, seat, m, sink)
        if (isEnd) ended.add(s)
      },
      outcome: (s) => (isObject(s) && ended.has(s) ? { scores: [], winners: [] } : game.outcome(s)),
    }
  },
}

const sameClone: Planted = {
  name: 'a clone that is the state itself',
  caughtBy: ['clone', 'secrecy', 'questions'],
  plant: (game) => ({ ...game, clone: (s) => s }),
}

const illegalOffer: Planted = {
  name: 'an offer with an illegal move in it',
  caughtBy: ['refusals'],
  plant: (game) => ({
    ...game,
    moves(s, seat) {
      const offer = game.moves(s, seat)
      const extra = offer.length === 0 ? undefined : game.universe(s).find((m) => !offer.includes(m))
      return extra === undefined ? offer : [...offer, extra]
    },
  }),
}

const missingOffer: Planted = {
  name: 'an offer that lacks a legal move',
  caughtBy: ['refusals'],
  plant: (game) => ({
    ...game,
    moves(s, seat) {
      const offer = game.moves(s, seat)
      return offer.length > 2 ? offer.slice(0, -1) : offer
    },
  }),
}

const doubleOffer: Planted = {
  name: 'an offer with a move twice',
  caughtBy: ['offer'],
  plant: (game) => ({ ...game, moves: (s, seat) => [...game.moves(s, seat), ...game.moves(s, seat).slice(0, 1)] }),
}

const noRule: Planted = {
  name: 'a refusal without a rule',
  caughtBy: ['refusals'],
  plant: (game) => ({
    ...game,
    refusals: (s, seat, m) => game.refusals(s, seat, m).map((refusal) => ({ ...refusal, rule: 'because' })),
  }),
}

const unsoundGuess: Planted = {
  name: 'a guess that breaks conservation',
  caughtBy: ['guess'],
  plant(game) {
    const broken = new WeakSet<object>()
    return {
      ...game,
      guess(v, seat, rng) {
        const s = game.guess(v, seat, rng)
        if (isObject(s)) broken.add(s)
        return s
      },
      faults: (s) => (isObject(s) && broken.has(s) ? ['a piece is lost'] : game.faults(s)),
    }
  },
}

const staleGuess: Planted = {
  name: 'a guess at another moment of the game',
  caughtBy: ['guess'],
  plant(game) {
    return {
      ...game,
      guess(v, seat, rng) {
        const s = game.guess(v, seat, rng)
        const [ask] = game.pending(s)
        const move = ask === undefined ? undefined : game.moves(s, ask.seat)[0]
        if (ask !== undefined && move !== undefined) game.apply(s, ask.seat, move)
        return s
      },
    }
  },
}

const forgetfulPosition: Planted = {
  name: 'a position that is read back as another one',
  caughtBy: ['position'],
  plant(game) {
    let begun: unknown
    return {
      ...game,
      setup(options, seats, seed) {
        const start = game.setup(options, seats, seed)
        if (start.ok) begun = game.clone(start.value)
        return start
      },
      position: { ...game.position, read: () => ok(game.clone(begun)) },
    }
  },
}

const ambiguousLine: Planted = {
  name: 'two moves that are written alike',
  caughtBy: ['notation'],
  plant: (game) => ({ ...game, print: () => game.print(0 as Move) }),
}

const fallingReveals: Planted = {
  name: 'a count of reveals that falls',
  caughtBy: ['undo'],
  needs: 'reveals',
  plant: (game) => ({ ...game, reveals: (s) => -game.reveals(s) }),
}

const deadEnd: Planted = {
  name: 'a game in which nobody can act any more',
  caughtBy: ['flow'],
  plant: (game) => ({ ...game, pending: () => [] }),
}

const tooLong: Planted = {
  name: 'a game that is longer than it says',
  caughtBy: ['flow'],
  plant: (game) => ({ ...game, longest: 2 }),
}

const chance: Planted = {
  name: 'a game that depends on something outside its state',
  caughtBy: ['replay', 'position', 'clone', 'secrecy'],
  plant(game) {
    let calls = 0
    return {
      ...game,
      apply(s, seat, m, sink) {
        const [first = m] = game.moves(s, seat)
        game.apply(s, seat, ++calls % 2 === 0 ? first : m, sink)
      },
    }
  },
}

export const PLANTED: readonly Planted[] = [
  leakingView,
  leakingRefusal,
  leakingEvent,
  knownEnd,
  sameClone,
  illegalOffer,
  missingOffer,
  doubleOffer,
  noRule,
  unsoundGuess,
  staleGuess,
  forgetfulPosition,
  ambiguousLine,
  fallingReveals,
  deadEnd,
  tooLong,
  chance,
]
