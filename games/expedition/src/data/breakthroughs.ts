/*
 * What each faction's breakthrough does, in our own short words: for the table to look up, never to rule by. `when` is the
 * moment it is used; what always holds has none. Provenance: AsyncTI4's table of breakthroughs; facts only.
 */
export interface BreakthroughRow {
  readonly faction: string
  readonly when?: string
  readonly does: string
}

export const BREAKTHROUGH_ROWS: readonly BreakthroughRow[] = [
  { faction: 'arborec', when: 'Action, exhaust', does: 'take a command token off a system with own infantry, then add 1 infantry there' },
  { faction: 'argent', when: 'When activating a system that is wholly its own', does: 'add own tokens to adjacent systems of the same kind, and shift ships among them after the action' },
  { faction: 'bastion', when: 'When producing ships, exhaust', does: 'put them into another system with an own token, own ground forces and no foreign ships' },
  { faction: 'cabal', when: 'When gained', does: 'The Fracture enters without a roll and up to 2 ingress tokens move into gravity rifts; its ships move 1 further from The Fracture' },
  { faction: 'crimson', when: 'Action, exhaust', does: 'flip a breach or open one where it has units, not in a home system; its ships move 1 further from home and from open breaches' },
  { faction: 'deepwrought', when: 'Action, exhaust', does: 'others may pay it a promissory note and spend 3 trade goods to research; it gains those technologies too' },
  { faction: 'empyrean', when: 'When activating a system with or beside something of its own', does: 'put a tether on a border of that system: for others the two sides are not adjacent unless it agrees' },
  { faction: 'firmament', when: 'When gained, and at the start of the status phase', does: 'put up to 3 own trade goods on the card; it turns over with the faction' },
  { faction: 'obsidian', when: 'At the start of the status phase', does: 'take the trade goods on the card twice over; each combat won against a puppeted player adds 1' },
  { faction: 'ghost', does: 'wormholes beside its ships can produce 1 unit each, and every wormhole in a system makes production there 1 cheaper' },
  { faction: 'hacan', when: 'When producing 3 or more ships, fighters aside', does: 'add a command token to its fleet pool' },
  { faction: 'jolnar', when: 'When researching with Technology', does: 'exhaust a specialty planet instead of spending resources, for a technology of its colour' },
  { faction: 'keleres', when: 'When gained', does: 'gain Custodia Vigilia; players in or beside the system of Mecatol Rex are its neighbours' },
  { faction: 'l1z1x', when: 'When gaining a planet', does: 'put infantry equal to its influence on it' },
  { faction: 'letnev', when: 'Before the dice of a space combat', does: 'one ship adds the number of its ship types; ships that set out together move as far as the fastest' },
  { faction: 'mahact', when: 'Action, exhaust', does: 'give up a technology for good and gain a relic' },
  { faction: 'mentak', when: 'With Cruiser II', does: 'its cruisers become corsairs, which slip past foreign ships on the way to others' },
  { faction: 'muaat', when: 'When gained', does: 'place the planet Avernus and gain it readied; later a war sun may take it along' },
  { faction: 'naalu', when: 'When following a strategy card', does: 'give a promissory note instead of spending a command token' },
  { faction: 'naaz', when: 'With 4 mechs in one system', does: 'give back 3 of them and turn the last into one huge unit, ship and ground force at once' },
  { faction: 'nekro', when: 'Instead of gaining a technology by its abilities', does: "mark that player's sheet: its flagship gains the text of theirs" },
  { faction: 'nomad', when: "At the start of anybody's turn", does: 'exhaust one own agent to ready another agent' },
  { faction: 'ralnel', when: 'When others discard action cards, before it has passed', does: 'they lie on the card instead; on passing it takes one of them' },
  { faction: 'saar', when: 'Action, exhaust', does: 'spend resources and roll as many dice at a planet within 2 systems of an asteroid field with its ships; each 4 or more hits' },
  { faction: 'sardakk', when: 'After winning a combat', does: 'gain a command token or research a unit upgrade' },
  { faction: 'sol', when: 'When producing a ship with capacity', does: 'fill it with ground forces or fighters beyond the production limit' },
  { faction: 'titans', does: 'its sleepers may share planets instead of fighting, which gives both sides action cards in the status phase' },
  { faction: 'winnu', does: "+1 to its combat rolls for each Support for the Throne before its opponent; one ship moves 1 further towards a legendary planet" },
  { faction: 'xxcha', does: 'resources count as influence and influence as resources' },
  { faction: 'yin', when: 'When gained, and on scoring a public objective', does: 'gain the alliance of a faction that is not at the table, drawn at random' },
  { faction: 'yssaril', does: 'others may use two of its abilities with its leave, each with a transaction beyond the limit' },
]
