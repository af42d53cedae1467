import { at, type Features, type Game, type Judge, type Learning, realAt } from '@orrery/kernel'
import { InputList } from './inputs.ts'
import { directOf, HEADS, type Network } from './network.ts'
import { readWeights } from './weights.ts'

/** A value far beyond what a chance can come to: the game is over. */
const DECIDED = 1000
/** Chances are kept away from 0 and 1, where a value has no end. */
const LEAST = 1e-6

/** The team of each seat, into `out`; without teams everybody is one. */
export function teamsIn<S, V>(game: Game<S, V>, s: S, seats: number, out: number[]): void {
  out.length = seats
  for (let seat = 0; seat < seats; seat++) out[seat] = game.team === undefined ? seat : game.team(s, seat)
}

/** Each seat's chance from what the network says of all of them; partners share theirs. */
export function chancesFrom({ heads }: Network, teams: readonly number[], out: number[]): void {
  const seats = teams.length
  out.length = seats
  let most = -Infinity
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0
    for (let other = 0; other < seats; other++)
      if (at(teams, other) === at(teams, seat)) sum += heads[other * HEADS] as number
    out[seat] = sum
    if (sum > most) most = sum
  }
  let total = 0
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp(realAt(out, seat) - most)
    out[seat] = share
    if (isFirstOfTeam(teams, seat)) total += share
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = realAt(out, seat) / total
}

function isFirstOfTeam(teams: readonly number[], seat: number): boolean {
  for (let other = 0; other < seat; other++) if (at(teams, other) === at(teams, seat)) return false
  return true
}

/** The share of the judge made by hand in what is said. */
const ADVICE = 1 / 3

/**
 * A network that hears the judge made by hand once more, beside what it learned: it has seen few positions that are
 * nearly lost or that nobody plays into, and there all moves look alike to it. The two together play better than either.
 */
function advise(network: Network, prior: number | undefined): void {
  if (prior === undefined) return
  const { weights, layout, shape } = network
  const share = (i: number): void => void (weights[i] = (weights[i] as number) * (1 - ADVICE))
  for (let k = 0; k < shape.second; k++) share(layout.heads + k)
  for (let input = 0; input < shape.seat; input++) share(directOf(network, input))
  const direct = directOf(network, prior)
  weights[direct] = (weights[direct] as number) + ADVICE
}

/**
 * A judge that goes by what networks learned; where none fits, and for what they cannot say, the reasons of a coach
 * among it, it is the judge made by hand.
 */
export function judgeWith<S, V>(
  game: Game<S, V>,
  hand: Judge<S>,
  { features, weights, evenInTurn }: Learning<S>,
): Judge<S> {
  const bySeats = new Map<number, Judge<S>>()
  const judgeFor = (s: S): Judge<S> => {
    const seats = game.sides(s).length
    const known = bySeats.get(seats)
    if (known !== undefined) return features.fits?.(s) === false ? hand : known
    const found = weights.find((one) => one.seats.includes(seats))
    const network = found && readWeights(found, game.rulesVersion, features)
    if (network !== undefined) advise(network, features.prior)
    bySeats.set(seats, network === undefined ? hand : learnedJudge(game, features, network.round()))
    return judgeFor(s)
  }
  const { forecast } = hand
  return {
    ...hand,
    value: (s, seat) => judgeFor(s).value(s, seat),
    chance: (s, out) => judgeFor(s).chance?.(s, out),
    // What a network says is what games bore out; the other's chances have to be calibrated.
    evenInTurn: (s) => (judgeFor(s) === hand ? hand.evenInTurn?.(s) === true : evenInTurn === true),
    ...(forecast && { forecast: (s, chances) => (judgeFor(s) === hand ? forecast(s, chances) : chances) }),
  }
}

function logOdds(chance: number): number {
  const own = Math.min(1 - LEAST, Math.max(LEAST, chance))
  return Math.log(own / (1 - own))
}

/** The judge of one network. */
export function learnedJudge<S, V>(
  game: Game<S, V>,
  features: Features<S>,
  network: Network,
): Required<Pick<Judge<S>, 'value' | 'chance'>> {
  const inputs = new InputList()
  const chances: number[] = []
  const teams: number[] = []
  const chance = (s: S, out: number[]): void => {
    inputs.read(features, s)
    network.read(inputs)
    teamsIn(game, s, inputs.ends.length - 1, teams)
    chancesFrom(network, teams, out)
  }
  return {
    chance,
    value(s, seat) {
      const outcome = game.outcome(s)
      if (outcome !== undefined) return outcome.winners.includes(seat) ? DECIDED : -DECIDED
      chance(s, chances)
      return logOdds(realAt(chances, seat))
    },
  }
}
