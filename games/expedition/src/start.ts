// Written by `npm run generate` from the table in fields.ts.
import { type Start, STATE_FIELDS as fields } from './fields.ts'
import type { State } from './types.ts'

/** A table with nothing on it. */
export const startState = (c: Start): State => ({
  ruleset: fields.ruleset.start(c), seat: fields.seat.start, round: fields.round.start,
  placedIn: fields.placedIn.start, speaker: fields.speaker.start, active: fields.active.start(c),
  window: fields.window.start(c), claimed: fields.claimed.start(c), passing: fields.passing.start(c),
  flipped: fields.flipped.start(c), fracture: fields.fracture.start(c), jupiter: fields.jupiter.start(c),
  jupiterFresh: fields.jupiterFresh.start(c), council: fields.council.start, custodians: fields.custodians.start,
  goods: fields.goods.start(c), commodities: fields.commodities.start(c), tactic: fields.tactic.start(c),
  strategy: fields.strategy.start(c), breakthroughs: fields.breakthroughs.start(c), passed: fields.passed.start(c),
  claims: fields.claims.start(c), techs: fields.techs.start(c), tired: fields.tired.start(c),
  cards: fields.cards.start(c), hands: fields.hands.start(c), secrets: fields.secrets.start(c),
  removed: fields.removed.start(c), secretAt: fields.secretAt.start(), scored: fields.scored.start(c),
  points: fields.points.start(c), slices: fields.slices.start(c), claimNumber: fields.claimNumber.start(c),
  owner: fields.owner.start(c), spent: fields.spent.start(c), infantry: fields.infantry.start(c),
  attached: fields.attached.start(c), pds: fields.pds.start(c), docks: fields.docks.start(c),
  tokenAt: fields.tokenAt.start(c), tokens: fields.tokens.start(c), locks: fields.locks.start(c),
  marks: fields.marks.start(c), holders: fields.holders.start(), used: fields.used.start(),
  bonus: fields.bonus.start(), deck: fields.deck.start(), pile: fields.pile.start(), skim: fields.skim.start(),
  skimmed: fields.skimmed.start(c), publics: fields.publics.start(), dealt: fields.dealt.start,
  offers: fields.offers.start(c), deal: fields.deal.start(), quiet: fields.quiet.start, aloof: fields.aloof.start,
  closed: fields.closed.start, laid: fields.laid.start(c), chance: fields.chance.start(c),
  stack: fields.stack.start(), question: fields.question.start(), offer: fields.offer.start(),
  winner: fields.winner.start, reveals: fields.reveals.start(c), decisions: fields.decisions.start,
})
