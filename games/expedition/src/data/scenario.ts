import type { ActionCardRow, ObjectiveRow, RaceRow, SecretRow, StrategyRow, TechnologyRow } from '../types.ts'

/*
 * The scenario's frame (TE-14 to TE-16): house rules, with real names, costs and amounts where the box has them
 * (strategy cards, technologies, action cards and objectives; provenance: tirules and AsyncTI4).
 */

/** TE-14.1: the factions that can be taken, in the order tables fill up. */
export const SIDES = ['sol', 'hacan', 'jolnar', 'xxcha', 'l1z1x', 'nekro', 'cabal', 'muaat', 'ralnel', 'letnev', 'yssaril', 'keleres'] as const

/** The numbers of the race; a table may have others by its pack. */
export const RACE: RaceRow = {
  start: { tactic: 3, strategy: 2, cards: 1, infantryHome: 4, infantryStart: 1 },
  limits: { hand: 7, secrets: 3, pdsPerPlanet: 2, pdsPerSeat: 6, docksPerSeat: 3 },
  /** Influence for the custodians, and for a command token with Leadership. */
  prices: { custodians: 6, token: 3 },
  gains: { statusTokens: 2, relicGoods: 2, dockExtra: 2 },
  combat: { pdsHitsOn: 6, infantryHitsOn: 8 },
  treasury: { per: 4, most: 2 },
  strategyCards: { 3: 2, 4: 2, 5: 1, 6: 1 },
}
/** TE-14: of these secrets a player keeps one. */
export const SECRETS_DEALT = 2

export const STRATEGY_ROWS: readonly StrategyRow[] = [
  { id: 'leadership', name: 'Leadership', followCost: 0 },
  { id: 'diplomacy', name: 'Diplomacy', followCost: 1 },
  { id: 'politics', name: 'Politics', followCost: 1 },
  { id: 'construction', name: 'Construction', followCost: 1 },
  { id: 'trade', name: 'Trade', followCost: 1 },
  { id: 'warfare', name: 'Warfare', followCost: 1 },
  { id: 'technology', name: 'Technology', followCost: 1 },
  { id: 'imperial', name: 'Imperial', followCost: 1 },
]

/** `power` is what the rules ask for; one without only counts for its colour. */
export const TECHNOLOGY_ROWS: readonly TechnologyRow[] = [
  { id: 'amd', name: 'Antimass Deflectors', colour: 'blue', needs: [], power: 'asteroids', effect: 'Infantry may enter and cross asteroid fields; PDS shots against you get -1.' },
  { id: 'det', name: 'Dark Energy Tap', colour: 'blue', needs: [], power: 'frontier', effect: 'After a tactical action in a reachable system with a frontier token, explore it.' },
  { id: 'gd', name: 'Gravity Drive', colour: 'blue', needs: ['blue'], power: 'reach', effect: '+1 reach in your tactical actions.' },
  { id: 'fl', name: 'Fleet Logistics', colour: 'blue', needs: ['blue', 'blue'], power: 'twoActions', effect: 'Two actions in a turn; still one window and one claim.' },
  { id: 'nm', name: 'Neural Motivator', colour: 'green', needs: [], power: 'twoCards', effect: 'Draw 2 action cards in the status phase.' },
  { id: 'dxa', name: 'Dacxive Animators', colour: 'green', needs: ['green'], power: 'revive', effect: 'After a won ground combat, 1 infantry more there.' },
  { id: 'bs', name: 'Bio-Stims', colour: 'green', needs: ['green'], power: 'stims', effect: 'Exhaust at the end of your turn: ready one specialty planet or another technology.' },
  { id: 'hm', name: 'Hyper Metabolism', colour: 'green', needs: ['green', 'green'], power: 'threeTokens', effect: 'Gain 3 command tokens in the status phase.' },
  { id: 'ps', name: 'Plasma Scoring', colour: 'red', needs: [], power: 'extraShot', effect: 'One PDS shot gets one more die.' },
  { id: 'sar', name: 'Self-Assembly Routines', colour: 'red', needs: ['red'], effect: 'Counts for its colour only.' },
  { id: 'mdg', name: 'Magen Defense Grid', colour: 'red', needs: ['red'], power: 'shields', effect: 'One hit on the attacker before ground combat on your planet with a structure; 1 infantry with each of your structures when its system is activated.' },
  { id: 'st', name: 'Sarween Tools', colour: 'yellow', needs: [], power: 'cheaper', effect: 'Each production costs 1 less.' },
  { id: 'gls', name: 'Graviton Laser System', colour: 'yellow', needs: ['yellow'], effect: 'Counts for its colour only.' },
  { id: 'pi', name: 'Predictive Intelligence', colour: 'yellow', needs: ['yellow'], power: 'predict', effect: 'Exhaust at the end of your turn: redistribute command tokens.' },
  { id: 'td', name: 'Transit Diodes', colour: 'yellow', needs: ['yellow', 'yellow'], power: 'transit', effect: 'Exhaust at the start of your turn: move up to 4 infantry to planets you control.' },
  { id: 'inf2', name: 'Infantry II', needs: ['green', 'green'], power: 'betterInfantry', effect: 'Infantry hit on 7 or more.' },
]

export const ACTION_CARD_ROWS: readonly ActionCardRow[] = [
  { id: 'economic-initiative', name: 'Economic Initiative', copies: 2, window: 'action', op: 'readyTrait', trait: 'cultural', effect: 'Ready each cultural planet you control.' },
  { id: 'industrial-initiative', name: 'Industrial Initiative', copies: 2, window: 'action', op: 'goodsPerTrait', trait: 'industrial', effect: '1 trade good for each industrial planet you control.' },
  { id: 'mining-initiative', name: 'Mining Initiative', copies: 3, window: 'action', op: 'goodsOfPlanet', effect: 'Trade goods equal to the resources of one planet you control.' },
  { id: 'uprising', name: 'Uprising', copies: 3, window: 'action', op: 'exhaustOther', effect: "Exhaust another player's readied non-home planet and gain trade goods equal to its resources." },
  { id: 'spy', name: 'Spy', copies: 3, window: 'action', op: 'steal', effect: 'One player gives you a random action card.' },
  { id: 'focused-research', name: 'Focused Research', copies: 2, window: 'action', op: 'buyTech', n: 4, effect: 'Spend 4 trade goods and research 1 technology.' },
  { id: 'frontline-deployment', name: 'Frontline Deployment', copies: 3, window: 'action', op: 'deploy', n: 3, effect: '3 infantry on one planet you control.' },
  { id: 'plague', name: 'Plague', copies: 2, window: 'action', op: 'plague', n: 6, effect: "Roll for each infantry on another player's planet; each 6 or more destroys one." },
  { id: 'impersonation', name: 'Impersonation', copies: 2, window: 'action', op: 'buySecret', n: 3, effect: 'Spend 3 influence and draw 1 secret objective.' },
  { id: 'strategize', name: 'Strategize', copies: 3, window: 'action', op: 'secondary', effect: 'Perform the secondary of an unused or unchosen strategy card, paying its cost.' },
  { id: 'overrule', name: 'Overrule', copies: 1, window: 'action', op: 'primary', effect: 'Perform the primary of an unused or unchosen strategy card; no secondaries follow.' },
  { id: 'brilliance', name: 'Brilliance', copies: 1, window: 'action', op: 'brilliance', effect: 'Ready one own specialty planet, or one player gains their breakthrough.' },
  { id: 'unexpected-action', name: 'Unexpected Action', copies: 2, window: 'action', op: 'takeBack', effect: 'Take one of your command tokens off the map.' },
  { id: 'morale-boost', name: 'Morale Boost', copies: 4, window: 'combatRound', op: 'boost', n: 1, effect: '+1 to each of your combat rolls this round.' },
  { id: 'fire-team', name: 'Fire Team', copies: 2, window: 'afterRoll', op: 'reroll', effect: 'Reroll your dice that missed.' },
]

export const OBJECTIVE_ROWS: readonly ObjectiveRow[] = [
  { id: 'monument', name: 'Erect a Monument', kind: 'spend', cost: { resources: 8 } },
  { id: 'sway-council', name: 'Sway the Council', kind: 'spend', cost: { influence: 8 } },
  { id: 'trade-routes', name: 'Negotiate Trade Routes', kind: 'spend', cost: { goods: 5 } },
  { id: 'lead', name: 'Lead from the Front', kind: 'spend', cost: { tokens: 3 } },
  { id: 'amass-wealth', name: 'Amass Wealth', kind: 'spend', cost: { influence: 3, resources: 3, goods: 3 } },
  { id: 'corner', name: 'Corner the Market', kind: 'hold', have: 'sameTrait', n: 4 },
  { id: 'expand-borders', name: 'Expand Borders', kind: 'hold', have: 'planetsAway', n: 6 },
  { id: 'research-outposts', name: 'Found Research Outposts', kind: 'hold', have: 'specialties', n: 3 },
  { id: 'diversify', name: 'Diversify Research', kind: 'hold', have: 'twoColours', n: 2 },
  { id: 'build-defenses', name: 'Build Defenses', kind: 'hold', have: 'structures', n: 4 },
]

export const SECRET_ROWS: readonly SecretRow[] = [
  { id: 'forge-alliance', name: 'Forge an Alliance', when: 'status', have: 'cultural', n: 4 },
  { id: 'mine-rare-metals', name: 'Mine Rare Metals', when: 'status', have: 'hazardous', n: 4 },
  { id: 'monopolize-production', name: 'Monopolize Production', when: 'status', have: 'industrial', n: 4 },
  { id: 'spy-network', name: 'Form a Spy Network', when: 'status', have: 'cards', n: 5, discards: 5 },
  { id: 'laws-of-physics', name: 'Master the Laws of Physics', when: 'status', have: 'oneColour', n: 4 },
  { id: 'perimeter', name: 'Establish a Perimeter', when: 'status', have: 'pds', n: 4 },
  { id: 'hegemony', name: 'Establish Hegemony', when: 'status', have: 'influence', n: 12 },
  { id: 'raw-materials', name: 'Hoard Raw Materials', when: 'status', have: 'resources', n: 12 },
  { id: 'occupy-fringe', name: 'Occupy the Fringe', when: 'status', have: 'infantryAway', n: 9 },
  { id: 'seize-icon', name: 'Seize an Icon', when: 'status', have: 'legendary', n: 1 },
  { id: 'stake-claim', name: 'Stake Your Claim', when: 'status', have: 'shared', n: 1 },
  { id: 'brave-void', name: 'Brave the Void', when: 'action', moment: 'wonInAnomaly' },
  { id: 'darken-skies', name: 'Darken the Skies', when: 'action', moment: 'wonInHome' },
  { id: 'spark-rebellion', name: 'Spark a Rebellion', when: 'action', moment: 'wonAgainstLeader' },
  { id: 'become-martyr', name: 'Become a Martyr', when: 'action', moment: 'lostHome' },
  { id: 'prove-endurance', name: 'Prove Endurance', when: 'action', moment: 'lastToPass' },
]
