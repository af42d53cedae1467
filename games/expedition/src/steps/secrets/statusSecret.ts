import { at } from '@orrery/kernel'
import { secretHolds } from '../../rules/holdings.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import type { Player, State } from '../../types.ts'
import { holdsSecrets } from '../step.ts'
import { scoringStep } from './scoreSecret.ts'

/** By what everybody knows: more than one secret to choose from (not since TE-15.21), or cards that scoring one might cost. */
const hasChoice = (s: State, p: Player): boolean =>
  (!asksFew(s) && at(s.secrets, p) > 1) ||
  s.ruleset.secrets.some(({ discards }) => discards !== undefined && at(s.cards, p) >= discards)

/** TE-15.17 (1): at most one secret in the status phase; TE-15.19: a single one that is fulfilled without a question. */
export const statusSecret = scoringStep({
  fits: (s, f, k) => secretHolds(s, f.seat, k),
  asks: (s, f) => holdsSecrets(s, f) && (!asksWhole(s) || hasChoice(s, f.seat)),
  isIdle: (s, f) => !asksWhole(s) || !holdsSecrets(s, f),
})
