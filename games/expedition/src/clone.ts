// Written by `npm run generate` from the table in fields.ts.
import type { Frame, State } from './types.ts'

const cloneFrame = (f: Frame): Frame => ({
  step: f.step, seat: f.seat, by: f.by, what: f.what, left: f.left, held: f.held, list: f.list,
})

export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies: Frame[] = []
  for (let i = 0; i < frames.length; i++) copies.push(cloneFrame(frames[i] as Frame))
  return copies
}

/** The same shape every time, and nothing shared that ever changes. */
export const clone = (s: State): State => ({
  ...s, goods: s.goods.slice(), commodities: s.commodities.slice(), tactic: s.tactic.slice(),
  strategy: s.strategy.slice(), breakthroughs: s.breakthroughs.slice(), passed: s.passed.slice(),
  claims: s.claims.slice(), techs: s.techs.slice(), tired: s.tired.slice(), cards: s.cards.slice(),
  hands: s.hands.slice(), secrets: s.secrets.slice(), removed: s.removed.slice(), secretAt: s.secretAt.slice(),
  scored: s.scored.slice(), points: s.points.slice(), slices: s.slices.slice(), claimNumber: s.claimNumber.slice(),
  owner: s.owner.slice(), spent: s.spent.slice(), infantry: s.infantry.slice(), attached: s.attached.slice(),
  pds: s.pds.slice(), docks: s.docks.slice(), tokenAt: s.tokenAt.slice(), tokens: s.tokens.slice(),
  locks: s.locks.slice(), marks: s.marks.slice(), holders: s.holders.slice(), used: s.used.slice(),
  bonus: s.bonus.slice(), deck: s.deck.slice(), pile: s.pile.slice(), skim: s.skim.slice(),
  publics: s.publics.slice(), offers: s.offers.slice(), laid: s.laid.slice(), chance: s.chance.slice(),
  stack: cloneFrames(s.stack),
})
