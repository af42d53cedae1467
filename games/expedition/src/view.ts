// Written by `npm run generate` from the table in fields.ts.
import type { Seat } from '@orrery/kernel'
import { cloneFrames } from './clone.ts'
import { STATE_FIELDS as fields } from './fields.ts'
import type { State, View } from './types.ts'

/** What a seat may know: the fields that say so, and nothing else. */
export const view = (s: State, seat: Seat): View => ({
  ruleset: s.ruleset, seat: fields.seat.visibleTo(s, seat), round: s.round, placedIn: s.placedIn,
  speaker: s.speaker, active: s.active, window: s.window, claimed: s.claimed, passing: s.passing,
  flipped: s.flipped, fracture: s.fracture, jupiter: s.jupiter, jupiterFresh: s.jupiterFresh, council: s.council,
  custodians: s.custodians, goods: s.goods.slice(), commodities: s.commodities.slice(), tactic: s.tactic.slice(),
  strategy: s.strategy.slice(), breakthroughs: s.breakthroughs.slice(), passed: s.passed.slice(),
  claims: s.claims.slice(), techs: s.techs.slice(), tired: s.tired.slice(), cards: s.cards.slice(),
  hands: fields.hands.visibleTo(s, seat), secrets: s.secrets.slice(), removed: s.removed.slice(),
  secretAt: fields.secretAt.visibleTo(s, seat), scored: s.scored.slice(), points: s.points.slice(),
  slices: s.slices.slice(), claimNumber: s.claimNumber.slice(), owner: s.owner.slice(), spent: s.spent.slice(),
  infantry: s.infantry.slice(), attached: s.attached.slice(), pds: s.pds.slice(), docks: s.docks.slice(),
  tokenAt: s.tokenAt.slice(), tokens: s.tokens.slice(), locks: s.locks.slice(), marks: s.marks.slice(),
  holders: s.holders.slice(), used: s.used.slice(), bonus: s.bonus.slice(), deck: fields.deck.visibleTo(s),
  pile: s.pile.slice(), skim: s.skim.slice(), skimmed: s.skimmed, publics: s.publics.slice(), dealt: s.dealt,
  offers: s.offers.slice(), deal: s.deal, quiet: s.quiet, aloof: s.aloof, closed: s.closed, laid: s.laid.slice(),
  chance: fields.chance.visibleTo(), stack: cloneFrames(s.stack), question: fields.question.visibleTo(),
  offer: fields.offer.visibleTo(s, seat), winner: s.winner, reveals: s.reveals, decisions: s.decisions,
})
