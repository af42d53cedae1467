import { at, itemAt, realAt } from '@orrery/kernel'
import { ABILITIES } from '../src/data/abilities.ts'
import { NONE, type Player, type State } from '../src/types.ts'

/* What techs that a player can choose between are worth over a whole game, in CP: an estimate, for the choice only. */

const WORTH: { readonly [id: string]: number } = {
  'un-1a': 2,
  'un-1b': 1.8,
  'un-1c': 2.4,
  'un-2a': 0.8,
  'un-2b': 2.2,
  'un-2c': 0.8,
  'un-3a': 3,
  'un-3b': 2.5,
  'un-3c': 2.8,
  'mcr-1a': 1.2,
  'mcr-1b': 1.5,
  'mcr-1c': 2.4,
  'mcr-2a': 2.2,
  'mcr-2b': 1.2,
  'mcr-2c': 2,
  'mcr-3a': 2,
  'mcr-3b': 3,
  'mcr-3c': 2,
  'opa-1a': 1.5,
  'opa-1b': 1.6,
  'opa-1c': 2,
  'opa-2a': 2.2,
  'opa-2b': 1,
  'opa-2c': 2,
  'opa-3a': 2.5,
  'opa-3b': 1.5,
  'opa-3c': 2.5,
  'pg-1a': 1.5,
  'pg-1b': 0.8,
  'pg-1c': 1.8,
  'pg-2a': 1,
  'pg-2b': 2.2,
  'pg-2c': 2,
  'pg-3a': 3,
  'pg-3b': 1.5,
  'pg-3c': 1.2,
}
const BY_ABILITY: readonly number[] = ABILITIES.map((row) => WORTH[row.id] ?? 0)

/** Techs in force, and the one kept in secret that is not yet shown. */
export function techWorth(s: State, p: Player): number {
  if (!s.ruleset.drawsTechs) return 0
  const pick = at(s.picks, p)
  let worth = pick === NONE ? 0 : realAt(BY_ABILITY, pick)
  for (const ability of itemAt(s.ruleset.abilitiesOf, p)) {
    if ((at(s.techs, p) & itemAt(s.ruleset.abilities, ability).bit) !== 0) worth += realAt(BY_ABILITY, ability)
  }
  return worth
}
