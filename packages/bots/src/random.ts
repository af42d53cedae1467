import { type Game, itemAt } from '@orrery/kernel'
import type { Bot } from './bot.ts'

/** Takes any move, every one as likely. The game is asked for so that all bots are built alike. */
export function randomBot<S, V>(_game: Game<S, V>): Bot<V> {
  return { choose: (_view, _seat, offer, rng) => itemAt(offer, rng.below(offer.length)) }
}
