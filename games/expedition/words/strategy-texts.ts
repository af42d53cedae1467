/* What the scenario's strategy cards do, in table order: for the player who uses the card, and for those who follow. */

export const STRATEGY_TEXTS: readonly (readonly [primary: string, secondary: string])[] = [
  [
    'Gain 3 command tokens, plus one for every 3 influence you spend.',
    'Gain one command token for every 3 influence you spend. Following costs no token.',
  ],
  ['Lock a system for this round so that others cannot activate it; ready two planets.', 'Ready two planets.'],
  ['Choose a new speaker, then draw two action cards.', 'Draw two action cards.'],
  ['Place two structures, or produce at a dock instead of the first.', 'Place a structure.'],
  ['Gain 3 trade goods and replenish; choose others who replenish for free.', 'Replenish commodities.'],
  [
    'Redistribute command tokens, act in a system without spending a token, redistribute again.',
    'Produce at the docks of your home system.',
  ],
  ['Research a technology, and another for 6 resources.', 'Research a technology for 4 resources.'],
  [
    'Score a public objective; gain a point if you hold Mecatol Rex, otherwise draw a secret objective.',
    'Draw a secret objective.',
  ],
]

export const ANOMALY_TEXTS: readonly string[] = [
  'Asteroid field: infantry need Antimass Deflectors to enter or cross it.',
  'Nebula: infantry that enter must stop there.',
  'Supernova: nothing can enter it.',
  'Gravity rift: no effect in this scenario, but the Cabal can move an ingress token into it.',
  'Entropic scar: no effect in this scenario.',
]
