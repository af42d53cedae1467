import { inWords, type Outcome, type Seat } from '@orrery/kernel'

/* How the game ended, for this reader. */

export interface Ended {
  readonly outcome: Outcome
  /** The reader's seats: none for a spectator, several where friends share one screen. */
  readonly yours: readonly Seat[]
  /** How seats are called, in seat order. */
  readonly names: readonly string[]
  /** One wins or loses, and nobody counts points. */
  readonly unscored: boolean
}

const scoreOf = ({ scores }: Outcome, seat: Seat): number => scores[seat] ?? 0

/** How far the winners are ahead of the best of the others. */
function margin({ scores, winners }: Outcome): number {
  const others = scores.filter((_, seat) => !winners.includes(seat))
  return Math.max(...winners.map((seat) => scores[seat] ?? 0)) - Math.max(...others)
}

/** "by 12", "on the tie-break", or nothing where nobody counts. */
function by({ outcome, unscored }: Ended): string {
  if (unscored || outcome.winners.length === outcome.scores.length) return ''
  const lead = margin(outcome)
  return lead > 0 ? ` by ${lead}` : ' on the tie-break'
}

function wonText(ended: Ended, seat: Seat): string {
  const { outcome, names, unscored } = ended
  const others = outcome.winners.filter((winner) => winner !== seat).map((winner) => names[winner] ?? '')
  if (others.length === 0) return `You won${by(ended)}.`
  if (outcome.together === true) return `You and ${inWords(others)} won.`
  const each = unscored ? '' : `, ${scoreOf(outcome, seat)} each`
  return `You share the victory with ${inWords(others)}${each}.`
}

function lostText({ outcome, unscored }: Ended, seat: Seat): string {
  if (unscored) return 'You lost.'
  const [mine, theirs] = [scoreOf(outcome, seat), Math.max(...outcome.winners.map((one) => scoreOf(outcome, one)))]
  return mine === theirs ? `You lost on the tie-break, ${mine} all.` : `You lost ${mine} to ${theirs}.`
}

/** "You won by 12.", "You lost 40 to 115."; for a spectator, "Ann won by 75." */
export function headlineOf(ended: Ended): string {
  const { outcome, yours, names } = ended
  const [seat, ...more] = yours
  if (outcome.winners.length === 0) return 'Nobody won.'
  if (seat === undefined || more.length > 0)
    return `${inWords(outcome.winners.map((winner) => names[winner] ?? ''))} won${by(ended)}.`
  return outcome.winners.includes(seat) ? wonText(ended, seat) : lostText(ended, seat)
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Where one came in, at a table of three or more: "You came second of four."; '' where it says nothing new. */
export function placeOf({ outcome, yours, unscored }: Ended): string {
  const [seat, ...more] = yours
  const { scores, winners } = outcome
  if (seat === undefined || more.length > 0 || unscored || scores.length < 3 || winners.includes(seat)) return ''
  const better = scores.filter((score) => score > scoreOf(outcome, seat)).length
  const place = PLACES[Math.max(1, better)]
  return place === undefined ? '' : `You came ${place} of ${scores.length}.`
}
