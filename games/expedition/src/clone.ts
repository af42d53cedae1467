import type { Frame, State } from './types.ts'

const cloneFrame = (f: Frame): Frame => ({
  step: f.step,
  seat: f.seat,
  by: f.by,
  what: f.what,
  left: f.left,
  held: f.held,
  list: f.list,
})

function cloneStack(frames: readonly Frame[]): Frame[] {
  const stack: Frame[] = []
  for (let i = 0; i < frames.length; i++) stack.push(cloneFrame(frames[i] as Frame))
  return stack
}

/** Every list that ever changes is copied; nothing attaches a specialty in the scenario, so that list is shared. */
export const clone = (s: State): State => ({
  ...s,
  passed: s.passed.slice(),
  slices: s.slices.slice(),
  claimNumber: s.claimNumber.slice(),
  claims: s.claims.slice(),
  breakthroughs: s.breakthroughs.slice(),
  goods: s.goods.slice(),
  commodities: s.commodities.slice(),
  cards: s.cards.slice(),
  secrets: s.secrets.slice(),
  owner: s.owner.slice(),
  spent: s.spent.slice(),
  infantry: s.infantry.slice(),
  tokenAt: s.tokenAt.slice(),
  marks: s.marks.slice(),
  chance: s.chance.slice(),
  tactic: s.tactic.slice(),
  strategy: s.strategy.slice(),
  holders: s.holders.slice(),
  used: s.used.slice(),
  bonus: s.bonus.slice(),
  pds: s.pds.slice(),
  docks: s.docks.slice(),
  tokens: s.tokens.slice(),
  locks: s.locks.slice(),
  techs: s.techs.slice(),
  tired: s.tired.slice(),
  hands: s.hands.slice(),
  deck: s.deck.slice(),
  pile: s.pile.slice(),
  skim: s.skim.slice(),
  secretAt: s.secretAt.slice(),
  removed: s.removed.slice(),
  publics: s.publics.slice(),
  scored: s.scored.slice(),
  points: s.points.slice(),
  offers: s.offers.slice(),
  stack: cloneStack(s.stack),
})
