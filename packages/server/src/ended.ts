import { OBSERVER, type Outcome, type Seat } from '@orrery/kernel'

/** In games without points the winner has 1 and the others 0: such scores are not shown. */
const MOST_WITHOUT_POINTS = 1

/** "115 to 40": your score, or the winner's, and the best rival's; '' in games without points. */
function scoreText({ scores, winners }: Outcome, seat: Seat): string {
  if (Math.max(...scores) <= MOST_WITHOUT_POINTS) return ''
  const isWinner = winners.includes(seat)
  const rivals = scores.filter((_, other) => winners.includes(other) !== isWinner)
  return rivals.length === 0 ? '' : ` ${scores[seat] ?? 0} to ${Math.max(...rivals)}`
}

/**
 * How a game ended, for the player in that seat: "You won 115 to 40.", "You lost 40 to 115."; for a spectator, "Ann won
 * 115 to 40."
 */
export function endedText(outcome: Outcome, you: Seat, names: (seats: readonly Seat[]) => string): string {
  const { winners } = outcome
  const [first = OBSERVER] = winners
  if (first === OBSERVER) return 'Nobody won.'
  if (you === OBSERVER) return `${names(winners)} won${scoreText(outcome, first)}.`
  if (!winners.includes(you)) return `You lost${scoreText(outcome, you)}.`
  const partners = winners.filter((seat) => seat !== you)
  return partners.length === 0
    ? `You won${scoreText(outcome, you)}.`
    : `You and ${names(partners)} won${scoreText(outcome, you)}.`
}
