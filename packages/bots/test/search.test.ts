import { type Game, type Judge, type Move, rngFrom } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { type Candidate, Search, searchBot, type SearchOptions, type Whim } from '../src/index.ts'
import { type Graph, graphGame, type State } from './graph.ts'
import { coin, GAMBLE, hands, heap, move, type Numbers, SURE, toyGame, wonBy } from './toys.ts'

const blind: Judge<Numbers> = { value: () => 0 }
const PLAY_ON = { playout: Infinity }
/** A judge who has no idea: everything it knows is how a game ended. */
const unsure: Judge<Numbers> = { value: () => 0, chance: (_s, out) => void ([out[0], out[1]] = [0.5, 0.5]) }

/** A judge who knows what every node of a graph is worth to the first seat. */
const chanceIn = (graph: Graph): Judge<State> => {
  const worth = (s: State): number => graph[s.at]?.worth ?? 0
  return { value: worth, chance: (s, out) => void ([out[0], out[1], out[2]] = [worth(s), 1 - worth(s), 0]) }
}

interface Question {
  readonly game: Game<Numbers, Numbers>
  readonly view: Numbers
  readonly seat?: number
  readonly judge?: Judge<Numbers>
  readonly options?: SearchOptions
  readonly seed?: string
}

function asked({
  game,
  view,
  seat = 0,
  judge = blind,
  options = PLAY_ON,
  seed = 'any',
}: Question): Search<Numbers, Numbers> {
  const search = new Search(game, judge, options)
  const offer = game.moves(game.guess(view, seat, rngFrom('offer')), seat)
  search.start(view, seat, offer, rngFrom(seed))
  return search
}

function thought(question: Question, iterations = 1000): readonly Candidate[] {
  const search = asked(question)
  search.run(iterations)
  return search.best(9)
}

describe('the search', () => {
  it.each([5, 6, 7, 9, 10, 11])('finds the one move that wins at a heap of %i', (n) => {
    expect(thought({ game: heap, view: [n, 0] })[0]?.move).toBe(n % 4)
    expect(thought({ game: heap, view: [n, 0], judge: unsure, options: {} })[0]?.move).toBe(n % 4)
    expect(thought({ game: heap, view: [n, 1], seat: 1 })[0]?.move).toBe(n % 4)
  })

  it('knows that a lost position is lost and a won one is won', () => {
    const [won] = thought({ game: heap, view: [7, 0] }, 4000)
    expect(won?.chances[0]).toBeGreaterThan(0.8)
    const [lost] = thought({ game: heap, view: [8, 0] }, 4000)
    expect(lost?.chances[0]).toBeLessThan(0.2)
  })

  it('judges no state twice in a line: one that ends with a new move goes by the first look at it', () => {
    const judged: Numbers[] = []
    const judge: Judge<Numbers> = {
      ...unsure,
      chance(s, out) {
        judged.push(s.slice())
        unsure.chance?.(s, out)
      },
    }
    thought({ game: heap, view: [9, 0], judge, options: {} }, 1)
    expect(judged).toEqual([
      [8, 1],
      [7, 1],
      [6, 1],
    ])
  })

  it('gives chances that add up to one, best first', () => {
    const all = thought({ game: heap, view: [7, 0] })
    expect(all).toHaveLength(3)
    for (const { chances } of all) expect(chances.reduce((sum, n) => sum + n)).toBeCloseTo(1)
    expect(all.map(({ visits }) => visits)).toEqual(all.map(({ visits }) => visits).toSorted((a, b) => b - a))
  })

  it('thinks the same in one go and in steps, and again with the same seed', () => {
    const question = { game: coin(60), view: [0, 9, 0, 9] }
    const whole = thought(question, 300)
    const steps = asked(question)
    for (let i = 0; i < 30; i++) steps.run(10)
    expect(steps.iterations).toBe(300)
    expect(steps.best(9)).toEqual(whole)
    expect(thought({ ...question, seed: 'other' }, 300)).not.toEqual(whole)
  })

  it('forgets the last question', () => {
    const search = asked({ game: heap, view: [7, 0] })
    search.run(500)
    const offer = [1, 2, 3].map(move)
    search.start([10, 0], 0, offer, rngFrom('any'))
    expect(search.iterations).toBe(0)
    search.run(500)
    expect(search.best(9)).toEqual(thought({ game: heap, view: [10, 0] }, 500))
  })

  it('goes by the values of a judge who knows no chances', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['shiny', 'slow'] },
      shiny: { asks: 1, to: ['poor', 'fair'], worth: 5 },
      slow: { asks: 0, to: ['poor', 'rich'], worth: 0 },
      poor: { worth: -9 },
      fair: { worth: 1 },
      rich: { worth: 9 },
    }
    const game = graphGame(graph)
    const judge: Judge<State> = { value: (s, seat) => (seat === 0 ? 1 : -1) * (graph[s.at]?.worth ?? 0) }
    const bot = searchBot(game, judge, { iterations: 50 })
    expect(bot.choose({ at: 'start' }, 0, [0, 1].map(move), rngFrom('any'))).toBe(1)
  })

  it('looks to the end of the turn, or one question ahead with a judge that is as good within a turn', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['first', 'other'] },
      first: { asks: 0, to: ['second', 'other'], worth: 0.9 },
      second: { asks: 0, to: ['third', 'other'], worth: 0.9 },
      third: { asks: 1, to: ['other', 'other'], worth: 0.9 },
      other: { worth: 0.1 },
    }
    const judgedIn = (judge: Judge<State>): readonly string[] => {
      const judged: string[] = []
      const listening: Judge<State> = {
        ...judge,
        chance(s, out) {
          judged.push(s.at)
          judge.chance?.(s, out)
        },
      }
      const search = new Search(graphGame(graph), listening)
      search.start({ at: 'start' }, 0, [0, 1].map(move), rngFrom('any'))
      search.run(1)
      return judged
    }
    const judge = chanceIn(graph)
    expect(judgedIn(judge)).toEqual(['first', 'other', 'second', 'other', 'third', 'other'])
    expect(judgedIn({ ...judge, evenInTurn: (s) => s.at !== 'start' })).toHaveLength(6)
    expect(judgedIn({ ...judge, evenInTurn: (s) => s.at === 'start' })).toEqual(['first', 'other'])
  })

  it('comes back from a turn that never ends', () => {
    const endless = { ...heap, apply: (): void => undefined }
    expect(thought({ game: endless, view: [7, 0], judge: unsure, options: {} }, 5)).toHaveLength(3)
  })

  it('takes up a long offer bit by bit, but its own question as a whole', () => {
    let looked = 0
    const counted: Judge<Numbers> = {
      value: () => 0,
      chance: (_s, out) => {
        looked++
        ;[out[0], out[1]] = [0.5, 0.5]
      },
    }
    const all = Array.from({ length: 40 }, (_, n) => n)
    const long = toyGame({
      asks: ([depth = 0]) => (depth < 3 ? [depth % 2] : []),
      moves: () => all,
      apply: (s) => void (s[0] = (s[0] ?? 0) + 1),
      outcome: ([depth = 0]) => (depth < 3 ? undefined : wonBy(0)),
    })
    const search = asked({ game: long, view: [0], judge: counted, options: {} })
    search.run(1)
    expect(looked).toBe(all.length)
    search.run(1)
    expect(looked).toBeLessThan(all.length + 12)
    expect(search.best(40).every(({ visits }) => visits > 0)).toBe(true)
    looked = 0
    asked({ game: long, view: [0], judge: { ...counted, width: 30 }, options: {} }).run(2)
    expect(looked).toBeGreaterThanOrEqual(all.length + 30)
  })

  it('thinks about one move when it is told to', () => {
    const search = asked({ game: heap, view: [7, 0] })
    search.run(50)
    const before = search.best(3)
    search.run(200, move(1))
    for (const { move: m, visits } of search.best(3)) {
      const then = before.find((one) => one.move === m)?.visits ?? 0
      expect(visits - then, `move ${m}`).toBe(m === 1 ? 200 : 0)
    }
  })

  it('has an answer before it has thought', () => {
    expect(
      asked({ game: heap, view: [7, 0] })
        .best(3)
        .map((c): Move => c.move),
    ).toEqual([1, 2, 3])
  })

  describe('where the first seat has made an offer', () => {
    const [NO, YES, ON, GIVE_UP] = [0, 1, 2, 3]
    // The second seat wins by a yes; with the next move of the first, who waits for it, the offer is gone.
    const offer = toyGame({
      asks: ([winner]) => (winner === undefined ? [0, 1] : []),
      moves: (_s, seat) => (seat === 0 ? [GIVE_UP, ON] : [NO, YES]),
      apply: (s, _seat, n) => void s.push(n === YES || n === GIVE_UP ? 1 : 0),
      outcome: ([winner]) => (winner === undefined ? undefined : wonBy(winner)),
    })
    const game: typeof offer = {
      ...offer,
      pending: (s) => offer.pending(s).map((ask) => (ask.seat === 0 ? { ...ask, patient: true } : ask)),
    }

    it('the second answers it before the first goes on', () => {
      const [best] = thought({ game, view: [], seat: 1, judge: unsure }, 50)
      expect(best).toMatchObject({ move: YES, chances: [0, 1] })
      expect(best?.visits).toBeGreaterThan(0)
    })
    it('the first, asked what to do now, thinks about going on now', () => {
      const moves = thought({ game, view: [], seat: 0, judge: unsure }, 50)
      expect(moves[0]).toMatchObject({ move: ON, chances: [1, 0] })
      expect(moves.map(({ visits }) => visits > 0)).toEqual([true, true])
    })
  })

  it('makes up every world from the view', () => {
    let guesses = 0
    const counted: Game<Numbers, Numbers> = {
      ...coin(60),
      guess: (v, seat, rng) => {
        guesses++
        return coin(60).guess(v, seat, rng)
      },
    }
    const search = new Search(counted, blind, PLAY_ON)
    search.start([0, 9, 0, 9], 0, [GAMBLE, SURE].map(move), rngFrom('any'))
    const before = guesses
    search.run(50)
    expect(guesses - before).toBe(50)
  })
})

describe('what is hidden', () => {
  it.each([
    ['looking ahead', {}],
    ['playing on', PLAY_ON],
  ])('a coin the other hides is no better than a coin: %s', (_, options) => {
    const question = { game: coin(60), view: [0, 9, 0, 9], judge: unsure, options }
    const [best, other] = thought(question, 3000)
    expect(best?.move).toBe(SURE)
    expect(other?.chances[0]).toBeGreaterThan(0.3)
    expect(other?.chances[0]).toBeLessThan(0.6)
  })

  it('a sure thing worth less than a coin is refused', () => {
    expect(thought({ game: coin(15), view: [0, 9, 0, 9] }, 3000)[0]?.move).toBe(GAMBLE)
  })

  it.each([
    [0, 'looking ahead', {}],
    [1, 'looking ahead', {}],
    [0, 'playing on', PLAY_ON],
    [1, 'playing on', PLAY_ON],
  ])('seats asked at once answer without knowing of each other: seat %i, %s', (seat, _, options) => {
    for (const { chances } of thought({ game: hands, view: [9, 9], seat, options }, 3000)) {
      expect(chances[0]).toBeGreaterThan(0.1)
      expect(chances[0]).toBeLessThan(0.9)
    }
  })
})

describe('the budget', () => {
  const offer = [1, 2, 3].map(move)

  it('of iterations is the same on every machine', () => {
    const bot = searchBot(heap, blind, { iterations: 200 }, PLAY_ON)
    for (let i = 0; i < 5; i++) expect(bot.choose([7, 0], 0, offer, rngFrom('same'))).toBe(3)
  })

  it('of time ends when the clock says so', () => {
    let now = 0
    let worlds = 0
    const counted: Game<Numbers, Numbers> = {
      ...heap,
      guess: (v) => {
        worlds++
        return v.slice()
      },
    }
    const clock = (): number => (now += 10)
    const bot = searchBot(counted, blind, { milliseconds: 100, clock }, PLAY_ON)
    expect(offer).toContain(bot.choose([7, 0], 0, offer, rngFrom('any')))
    const first = worlds
    expect(first).toBeGreaterThan(100)
    searchBot(counted, blind, { milliseconds: 200, clock }, PLAY_ON).choose([7, 0], 0, offer, rngFrom('any'))
    expect((worlds - first) / first).toBeCloseTo(2, 0)
  })

  it('is not spent where there is nothing to choose', () => {
    const bot = searchBot({ ...heap, guess: () => expect.unreachable() }, blind, { iterations: 10 })
    expect(bot.choose([1, 0], 0, [move(1)], rngFrom('any'))).toBe(1)
  })

  it('spent on a whim passes over the best now and then, but not for what is obviously bad', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['best', 'near', 'lost'] },
      best: { worth: 0.5 },
      near: { worth: 0.48 },
      lost: { worth: 0 },
    }
    const judge = chanceIn(graph)
    const two = graphGame(graph)
    const three: typeof two = { ...two, sides: () => ['first', 'second', 'third'] }
    const counted = (whim: Omit<Whim, 'obvious'>, game = two): readonly number[] => {
      const bot = searchBot(game, judge, { iterations: 20 }, { whim: { ...whim, obvious: 0.03 } })
      const taken = [0, 0, 0]
      for (let i = 0; i < 1000; i++) {
        const m = bot.choose({ at: 'start' }, 0, [move(0), move(1), move(2)], rngFrom(`${i}`))
        taken[m] = (taken[m] ?? 0) + 1
      }
      return taken
    }
    expect(counted({ atTwo: 0, atMore: 1 })).toEqual([1000, 0, 0])
    const [best = 0, near = 0, lost = 0] = counted({ atTwo: 0.6, atMore: 0 })
    expect(near / (best + near)).toBeCloseTo(0.6 * Math.exp(-0.02 / 0.03), 1)
    expect(lost).toBe(0)
    expect(counted({ atTwo: 0.2, atMore: 1 })[1]).toBeLessThan(near / 2)
    expect(counted({ atTwo: 1, atMore: 0 }, three)).toEqual([1000, 0, 0])
    expect(counted({ atTwo: 0, atMore: 0.6 }, three)[1]).toBeGreaterThan(near / 2)
  })
})

describe('chances', () => {
  it('are told as the judge would tell them, and moves are still taken by what was found', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['little', 'much'] },
      little: { worth: 0.4 },
      much: { worth: 0.6 },
    }
    const game = graphGame(graph)
    const found = chanceIn(graph)
    const asked: string[] = []
    const judge: Judge<State> = {
      ...found,
      forecast: (s, [mine = 0]) => {
        asked.push(s.at)
        return [mine / 2, 1 - mine / 2]
      },
    }
    const search = new Search(game, judge)
    search.start({ at: 'start' }, 0, [move(0), move(1)], rngFrom('any'))
    expect(search.best().map(({ chances }) => chances)).toEqual([[0, 0]])
    search.run(20)
    expect(search.best(2).map((one) => one.move)).toEqual([1, 0])
    expect(search.best(2).map(({ chances }) => chances[0])).toEqual([expect.closeTo(0.3), expect.closeTo(0.2)])
    expect(new Set(asked)).toEqual(new Set(['start']))
  })

  it('are what a mood goes by as they are told: what costs little in truth is passed over sooner', () => {
    const graph: Graph = {
      start: { asks: 0, to: ['little', 'much'] },
      little: { worth: 0.4 },
      much: { worth: 0.6 },
    }
    const found = chanceIn(graph)
    const modest: Judge<State> = { ...found, forecast: (_s, chances) => chances.map((n) => 0.5 + (n - 0.5) / 10) }
    const whim = { atTwo: 0.6, atMore: 0.6, obvious: 0.03 }
    const passed = [found, modest].map((judge) => {
      const bot = searchBot(graphGame(graph), judge, { iterations: 20 }, { whim })
      const moves = Array.from({ length: 500 }, (_, i) =>
        bot.choose({ at: 'start' }, 0, [move(0), move(1)], rngFrom(`${i}`)),
      )
      return moves.filter((m) => m === 0).length / moves.length
    })
    expect(passed).toEqual([expect.closeTo(0, 1), expect.closeTo(0.6 * Math.exp(-0.02 / 0.03), 1)])
  })
})
