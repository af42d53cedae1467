import { type Features, type Game, type Judge, ok, rngFrom, type Weights } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { InputList } from '../src/learned/inputs.ts'
import { Fitting } from '../src/training/fit.ts'
import { type Sample, Trail } from '../src/training/sample.ts'
import {
  chancesFrom,
  judgeWith,
  learnedJudge,
  match,
  Network,
  newNetwork,
  readWeights,
  Trainer,
  writeData,
} from '../src/index.ts'
import { heap, type Numbers } from './toys.ts'

const SHAPE = { table: 5, seat: 7, first: 8, second: 4 }

/** A network whose weights are all different. */
function anyNetwork(seed = 'weights'): Network {
  const rng = rngFrom(seed)
  const network = new Network(SHAPE)
  for (let i = 0; i < network.weights.length; i++) network.weights[i] = rng.next() / 2 ** 31 - 1
  return network
}

function anyInputs(seed: string, seats = 2): InputList {
  const rng = rngFrom(seed)
  const list = new InputList()
  for (let group = 0; group <= seats; group++) {
    const count = group === 0 ? SHAPE.table : SHAPE.seat
    for (let i = 0; i < count; i++) if (rng.below(2) === 0) list.add(i, rng.next() / 2 ** 32)
    list.end()
  }
  return list
}

describe('a network', () => {
  it('says the same of a state whatever it read before', () => {
    const busy = anyNetwork()
    for (let i = 0; i < 50; i++) {
      const inputs = anyInputs(`state ${i}`)
      const fresh = anyNetwork()
      fresh.read(inputs)
      busy.read(inputs)
      for (let j = 0; j < 4; j++) expect(busy.heads[j]).toBeCloseTo(fresh.heads[j] ?? NaN, 3)
    }
  })

  it('notices another seat, even one without inputs', () => {
    const table = (seats: number): InputList => {
      const list = new InputList()
      for (let input = 0; input < SHAPE.table; input++) list.add(input, input)
      for (let group = 0; group <= seats; group++) list.end()
      return list
    }
    const [fresh, busy] = [anyNetwork(), anyNetwork()]
    fresh.read(table(3))
    busy.read(table(2))
    busy.read(table(3))
    expect(fresh.heads[4]).not.toBe(0)
    expect(busy.heads).toEqual(fresh.heads)
  })

  it('judges all seats alike: who sits where makes no difference', () => {
    const network = anyNetwork()
    const [one, other] = [new InputList(), new InputList()]
    for (const [list, order] of [
      [one, [1, 2]],
      [other, [2, 1]],
    ] as const) {
      list.add(0, 1)
      list.end()
      for (const input of order) {
        list.add(input, 1)
        list.end()
      }
    }
    network.read(one)
    const first = network.heads.slice(0, 4)
    network.read(other)
    expect(network.heads[2]).toBeCloseTo(first[0] ?? NaN, 5)
    expect(network.heads[0]).toBeCloseTo(first[2] ?? NaN, 5)
  })

  it('gives chances that add up to one over the sides, and partners the same', () => {
    const network = anyNetwork()
    const chances: number[] = []
    network.read(anyInputs('four', 4))
    chancesFrom(network, [0, 1, 2, 3], chances)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    chancesFrom(network, [0, 1, 0, 1], chances)
    expect(chances[0]).toBe(chances[2])
    expect(chances[1]).toBe(chances[3])
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1, 6)
  })
})

/** What a heap of counters looks like: how many are left over fours, and whose turn it is. */
const features: Features<Numbers> = {
  version: 3,
  table: 4,
  seat: 5,
  write([left = 0, turn = 0], out) {
    out.add(left % 4, 1)
    out.end()
    for (const seat of [0, 1]) {
      if (seat === turn) out.add(left % 4, 1)
      else out.add(4, 1)
      out.end()
    }
  },
}

const stored = (network: Network, change: Partial<Weights> = {}): Weights => ({
  rules: heap.rulesVersion,
  features: features.version,
  seats: [2],
  first: network.shape.first,
  second: network.shape.second,
  data: writeData(network),
  ...change,
})

const primed = (): Network => newNetwork({ ...features, prior: 4 }, { first: 8, second: 4 }, rngFrom('heap'))
const heapNetwork = (): Network => newNetwork(features, { first: 8, second: 4 }, rngFrom('heap'))

describe('a network at work', () => {
  it('says so much the less, the less sure the features are', () => {
    const network = anyNetwork()
    const inputs = anyInputs('sure')
    network.read(inputs)
    const [win = 0, lead = 0] = network.heads
    inputs.sureness = 0.25
    network.read(inputs)
    expect(network.heads[0]).toBeCloseTo(win / 4, 5)
    expect(network.heads[1]).toBeCloseTo(lead, 5)
    const told = (sureness: number): number => {
      const out: number[] = []
      learnedJudge(heap, { ...features, prior: 4, sureness: () => sureness }, primed()).chance([6, 0], out)
      return out[0] ?? NaN
    }
    expect(told(1)).toBeCloseTo(1 / (1 + Math.E), 5)
    expect(told(0.5)).toBeCloseTo(1 / (1 + Math.exp(0.5)), 5)
  })

  it('adds next to nothing for an input that it has never met', () => {
    const inputs = (...never: number[]): InputList => {
      const list = new InputList()
      for (const input of [1, 2, 3]) {
        for (const one of [input, ...never]) list.add(one, 1)
        list.end()
      }
      return list
    }
    const met = inputs()
    const sample = { inputs: met, teams: [0, 1], chances: new Float32Array([1, 0]), leads: new Float32Array([1, -1]) }
    const changes = Array.from({ length: 8 }, (_, n) => {
      const network = newNetwork(features, { first: 8, second: 4 }, rngFrom(`new ${n}`))
      const fitting = new Fitting(network)
      for (let step = 0; step < 50; step++) fitting.learn(sample, 0.01)
      const lead = (of: InputList): number => {
        network.read(of)
        return (network.heads[0] ?? NaN) - (network.heads[2] ?? NaN)
      }
      expect(lead(met)).toBeGreaterThan(1)
      return Math.abs(lead(inputs(0)) / lead(met) - 1)
    })
    expect(changes.reduce((sum, change) => sum + change) / changes.length).toBeLessThan(0.005)
  })
})

describe('stored weights', () => {
  it('are read back to within a hundredth of the largest of their block', () => {
    const network = heapNetwork()
    const again = readWeights(stored(network), heap.rulesVersion, features)
    expect(again?.weights.length).toBe(network.weights.length)
    for (const [i, weight] of network.weights.entries()) expect(again?.weights[i]).toBeCloseTo(weight, 1.9)
  })

  it('are not used with other rules or features', () => {
    const weights = stored(heapNetwork())
    expect(readWeights(weights, heap.rulesVersion + 1, features)).toBeUndefined()
    expect(readWeights({ ...weights, features: 2 }, heap.rulesVersion, features)).toBeUndefined()
  })
})

const HAND: Judge<Numbers> = {
  value: () => 0,
  chance: (_, out) => void ([out[0], out[1]] = [0.25, 0.75]),
  forecast: (_, chances) => chances.map((chance) => chance / 2),
  parts: () => ({ heap: 1 }),
}

describe('a learned judge', () => {
  const learning = { features, weights: [stored(heapNetwork())], tableFor: () => ({}) }
  const told = (judge: Judge<Numbers>): readonly number[] => {
    const out: number[] = []
    judge.chance?.([6, 0], out)
    return out
  }

  it('goes by its network, and by the judge made by hand where none fits', () => {
    const learned = told(judgeWith(heap, HAND, learning))
    expect(learned).not.toEqual([0.25, 0.75])
    expect(told(judgeWith(heap, HAND, { ...learning, weights: [] }))).toEqual([0.25, 0.75])
    const strange = { ...learning, features: { ...features, fits: () => false } }
    expect(told(judgeWith(heap, HAND, strange))).toEqual([0.25, 0.75])
    const elsewhere = { ...learning, weights: [stored(heapNetwork(), { seats: [3] })] }
    expect(told(judgeWith(heap, HAND, elsewhere))).toEqual([0.25, 0.75])
  })

  it('has the reasons of the judge made by hand, and calibrates only the chances of that one', () => {
    const judge = judgeWith(heap, HAND, learning)
    expect(judge.parts?.([6, 0], 0)).toEqual({ heap: 1 })
    expect(judge.forecast?.([6, 0], [0.4, 0.6])).toEqual([0.4, 0.6])
    expect(judgeWith(heap, HAND, { ...learning, weights: [] }).forecast?.([6, 0], [0.4, 0.6])).toEqual([0.2, 0.3])
  })

  it('is even within a turn where its networks are, and elsewhere as the judge made by hand', () => {
    const even = { ...learning, evenInTurn: true } as const
    expect(judgeWith(heap, HAND, even).evenInTurn?.([6, 0])).toBe(true)
    expect(judgeWith(heap, HAND, learning).evenInTurn?.([6, 0])).toBe(false)
    expect(judgeWith(heap, HAND, { ...even, weights: [] }).evenInTurn?.([6, 0])).toBe(false)
    const hand = { ...HAND, evenInTurn: () => true }
    expect(judgeWith(heap, hand, { ...learning, weights: [] }).evenInTurn?.([6, 0])).toBe(true)
  })

  it('knows who has won', () => {
    const judge = learnedJudge(heap, features, heapNetwork())
    expect(judge.value([0, 1], 0)).toBeGreaterThan(judge.value([6, 0], 0))
    expect(judge.value([0, 1], 1)).toBeLessThan(judge.value([6, 0], 1))
  })
})

describe('a trail', () => {
  it('sets each position between what was said of the next and what came in the end', () => {
    const network = heapNetwork()
    const trail = new Trail(heap, features, network)
    const judge = learnedJudge(heap, features, network)
    const said: number[] = []
    trail.add([6, 0])
    trail.add([5, 1])
    judge.chance?.([5, 1], said)
    const [first, last] = trail.end({ scores: [1, 0], winners: [0] }, 0.8)
    expect(last?.chances[0]).toBe(1)
    expect(first?.chances[0]).toBeCloseTo(0.8 + 0.2 * (said[0] ?? 0), 5)
    expect(trail.end({ scores: [1, 0], winners: [0] }, 0.8)).toEqual([])
  })
})

describe('fitting', () => {
  it('changes nothing by games of which a position tells nothing', () => {
    const inputs = anyInputs('slope')
    inputs.sureness = 0
    const network = anyNetwork()
    network.read(inputs)
    const leads = new Float32Array([network.heads[1] ?? 0, network.heads[3] ?? 0])
    const before = network.weights.slice()
    new Fitting(network).learn({ inputs, teams: [0, 1], chances: new Float32Array([1, 0]), leads }, 0.1)
    expect(network.weights).toEqual(before)
  })

  it('follows the slope of the loss in every weight', () => {
    const inputs = anyInputs('slope')
    const network = anyNetwork()
    network.read(inputs)
    // Its leads are right already, so that only the chances are to be learned.
    const leads = new Float32Array([network.heads[1] ?? 0, network.heads[3] ?? 0])
    const sample: Sample = { inputs, teams: [0, 1], chances: new Float32Array([0.9, 0.1]), leads }
    const before = new Fitting(network).loss([sample])
    const start = network.weights.slice()
    new Fitting(network).learn(sample, 1e-4)
    const changed = network.weights.slice()
    network.weights.set(start)
    let checked = 0
    for (let i = 0; i < start.length; i++) {
      const step = (changed[i] ?? 0) - (start[i] ?? 0)
      if (Math.abs(step) < 1e-6) continue
      network.weights[i] = (start[i] ?? 0) + Math.sign(step) * 2e-3
      network.forget()
      const after = new Fitting(network).loss([sample])
      network.weights[i] = start[i] ?? 0
      network.forget()
      if (Math.abs(after - before) < 1e-5) continue
      expect(after, `weight ${i}`).toBeLessThan(before)
      checked++
    }
    expect(checked).toBeGreaterThan(30)
  })
})

describe('training', () => {
  /** Heaps of any size, so that every remainder of four occurs. */
  const heaps: Game<Numbers, Numbers> = { ...heap, setup: (_, __, seed) => ok([9 + (Number(seed) % 12), 0]) }

  it('alone meets nobody but its rival', () => {
    const asked = new Set<number>()
    const rival: Judge<Numbers> = {
      value(_, seat) {
        asked.add(seat)
        return 0
      },
    }
    const network = heapNetwork()
    const learning = { features, weights: [], tableFor: () => ({}) }
    const course = { seats: [2], games: 40, window: 1, trust: 0.8, rate: 0.003, passes: 1, isAlone: true }
    const trainer = new Trainer(heaps, rival, learning, network, course, rngFrom('alone'))
    trainer.remember()
    let before = 0
    trainer.generation(() => {
      expect(asked.size, 'of the two seats one').toBe(1)
      before++
      asked.clear()
    })
    expect(before).toBe(40)
  })

  it('learns to leave a multiple of four', () => {
    const rng = rngFrom('training')
    const network = heapNetwork()
    const learning = { features, weights: [], tableFor: () => ({}) }
    const course = { seats: [2], games: 400, window: 2, trust: 0.8, rate: 0.003, passes: 2 }
    const beginner = learnedJudge(heaps, features, new Network(network.shape, network.weights.slice()))
    const trainer = new Trainer(heaps, HAND, learning, network, course, rng)
    let loss = Infinity
    for (let generation = 0; generation < 4; generation++) {
      const report = trainer.generation(() => undefined)
      expect(report.unfinished).toBe(0)
      trainer.remember()
      loss = report.loss
    }
    expect(loss).toBeLessThan(0.5)
    const judge = learnedJudge(heaps, features, network)
    const tables = { seats: 2, games: 100, tableFor: () => ({}) }
    const score = match(heaps, tables, [judge, beginner], rng)
    expect(score.even).toBe(50)
    expect(score.won).toBeGreaterThan(60)
  })
})
