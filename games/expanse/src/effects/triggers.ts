import { at, itemAt } from '@orrery/kernel'
import { type Ability, type Card, type Emit, type Frame, NONE, type Player, type State } from '../types.ts'
import { abilitySource, push, pushProgram } from '../rules/frames.ts'
import { useUp } from '../rules/powers.ts'
import { cardIn } from '../rules/track.ts'

/*
 * Techs that hang on a moment: carried out by their owner when it comes, within their limit. A moment is the ruleset's list
 * of such techs.
 */

const isOpen = (s: State, ability: Ability): boolean => {
  const a = itemAt(s.ruleset.abilities, ability)
  return (at(s.techs, a.player) & ~at(s.usedUp, a.player) & a.bit) !== 0
}

/** An optional one counts as used when something is done with it (EX-4.5). */
export function markUsed(s: State, ability: Ability, emit: Emit): void {
  const a = itemAt(s.ruleset.abilities, ability)
  useUp(s, a.player, a.bit)
  emit?.({ kind: 'used', player: a.player, ability })
}

/** The formula of a tech whose moment has come; `place` is what its name for a place is bound to. */
export function fire(s: State, ability: Ability, place: number, emit: Emit): void {
  if (!isOpen(s, ability)) return
  const a = itemAt(s.ruleset.abilities, ability)
  if (itemAt(s.ruleset.programs, a.program)[0]?.upTo !== true) markUsed(s, ability, emit)
  pushProgram(s, a.program, a.player, abilitySource(ability)).place = place
}

/** The moment of a player's own techs. */
export function fireOwn(s: State, moment: readonly Ability[], p: Player, place: number, emit: Emit): void {
  for (const ability of moment) if (itemAt(s.ruleset.abilities, ability).player === p) fire(s, ability, place, emit)
}

/** The moment of the techs of everybody else. */
export function fireOthers(s: State, moment: readonly Ability[], p: Player, emit: Emit): void {
  for (const ability of moment) if (itemAt(s.ruleset.abilities, ability).player !== p) fire(s, ability, NONE, emit)
}

/** The moment comes when everything that is put on the stack after this has been done. */
export function awaitOwn(s: State, moment: readonly Ability[], p: Player, place: number): void {
  for (const ability of moment) {
    if (itemAt(s.ruleset.abilities, ability).player !== p) continue
    const f = push(s, 'triggered', p)
    f.source = abilitySource(ability)
    f.place = place
  }
}

/** The Event of a card, performed by a player; what follows an own Event waits below it. */
export function pushEvent(s: State, p: Player, card: Card): void {
  awaitOwn(s, s.ruleset.triggers.afterOwnEvent, p, NONE)
  pushProgram(s, cardIn(s, card).program, p, card)
}

/** SX-3: AP that techs add to a card when its AP are set; `held` counts those within the limit of a card. */
export function addToPoints(s: State, f: Frame, emit: Emit): void {
  const printed = cardIn(s, f.source).ap
  for (const ability of s.ruleset.triggers.cardAp) {
    const a = itemAt(s.ruleset.abilities, ability)
    const op = itemAt(itemAt(s.ruleset.programs, a.program), 0)
    if (a.player !== f.seat || !isOpen(s, ability) || (op.only > 0 && op.only !== printed)) continue
    markUsed(s, ability, emit)
    f.left += op.plus
    if (!op.beyond) f.held = op.plus
  }
}
