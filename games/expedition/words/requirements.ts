import type { Ruleset, Cost, Holding, ObjectiveRow, SecretMoment, SecretRow } from '../src/types.ts'
import { list, plural } from './grammar.ts'

/* What objectives ask for, in sentences made of their data. */

const planets = (n: number, kind: string): string => `Control ${plural(n, `${kind} planet`)}.`

const HOLDINGS: { readonly [holding in Holding]: (n: number) => string } = {
  sameTrait: (n) => `Control ${plural(n, 'planet')} of one trait.`,
  planetsAway: (n) => `Control ${plural(n, 'planet')} in non-home systems.`,
  specialties: (n) => planets(n, 'specialty'),
  twoColours: (n) => `Own 2 technologies in ${n === 1 ? 'one colour' : `each of ${n} colours`}.`,
  structures: (n) => `Have ${plural(n, 'structure')}.`,
  cultural: (n) => planets(n, 'cultural'),
  hazardous: (n) => planets(n, 'hazardous'),
  industrial: (n) => planets(n, 'industrial'),
  cards: (n) => `Discard ${plural(n, 'action card')}.`,
  oneColour: (n) => `Own ${plural(n, 'technology', 'technologies')} of one colour.`,
  pds: (n) => `Have ${n} PDS.`,
  influence: (n) => `Control planets with influence ${n} or more together.`,
  resources: (n) => `Control planets with resources ${n} or more together.`,
  infantryAway: (n) => `Have ${n} or more infantry on a planet without an own space dock.`,
  legendary: (n) => (n === 1 ? 'Control a legendary planet.' : planets(n, 'legendary')),
  shared: (n) =>
    n === 1
      ? 'Control a planet in a system where another player controls one.'
      : `Control ${n} planets in systems where other players control one.`,
}

const MOMENTS: { readonly [moment in SecretMoment]: string } = {
  wonInAnomaly: 'Win a combat in an anomaly.',
  wonInHome: "Win a combat in another player's home system.",
  wonAgainstLeader: 'Win a combat against a player with the most points.',
  lostHome: 'Lose control of a planet in your home system.',
  lastToPass: 'Be the last player to pass in a round.',
}

function costText({ influence = 0, resources = 0, goods = 0, tokens = 0 }: Cost): string {
  const parts = [
    ...(influence > 0 ? [`${influence} influence`] : []),
    ...(resources > 0 ? [plural(resources, 'resource')] : []),
    ...(goods > 0 ? [plural(goods, 'trade good')] : []),
    ...(tokens > 0 ? [`${plural(tokens, 'command token')} from your tactic or strategy pool`] : []),
  ]
  return `Spend ${list(parts)}.`
}

export function requirementText(row: ObjectiveRow | SecretRow): string {
  if ('cost' in row && row.cost !== undefined) return costText(row.cost)
  if ('moment' in row && row.moment !== undefined) return MOMENTS[row.moment]
  return row.have === undefined ? '' : HOLDINGS[row.have](row.n ?? 1)
}

const textAt = (rows: readonly (ObjectiveRow | SecretRow)[], i: number): string => {
  const row = rows[i]
  return row === undefined ? '' : requirementText(row)
}

export const objectiveText = ({ ruleset }: { readonly ruleset: Ruleset }, o: number): string =>
  textAt(ruleset.objectives, o)
export const secretText = ({ ruleset }: { readonly ruleset: Ruleset }, k: number): string => textAt(ruleset.secrets, k)
