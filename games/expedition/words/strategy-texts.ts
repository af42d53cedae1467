/* What the strategy cards of the scenario do, in the order of the table: for whoever uses it, and for who follows. */

export const STRATEGY_TEXTS: readonly (readonly [primary: string, secondary: string])[] = [
  [
    'Gain 3 command tokens, and one more for each 3 influence.',
    'One command token for each 3 influence; no token to follow.',
  ],
  ['Lock a system against the others for this round; ready two planets.', 'Ready two planets.'],
  ['Name another speaker, then draw two action cards.', 'Draw two action cards.'],
  ['Place two structures, or produce at a dock instead of the first.', 'Place a structure.'],
  ['Gain 3 trade goods and replenish; name others who replenish free.', 'Replenish commodities.'],
  [
    'Redistribute command tokens, act in a system without a token, redistribute again.',
    'Produce at the docks of your home system.',
  ],
  ['Research a technology, and another for 6 resources.', 'Research a technology for 4 resources.'],
  ['Score a public objective; a point for Mecatol Rex, else draw a secret.', 'Draw a secret objective.'],
]

export const ANOMALY_TEXTS: readonly string[] = [
  'Asteroid field: infantry need Antimass Deflectors to enter or cross it.',
  'Nebula: infantry may enter, but not go on in the same move.',
  'Supernova: nothing enters it.',
  'Gravity rift: nothing special here, but an ingress may be moved into it by the Cabal.',
  'Entropic scar: nothing special in this scenario.',
]
