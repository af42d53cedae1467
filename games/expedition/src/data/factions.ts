import type { FactionRow } from '../types.ts'

/*
 * Factions: home tile, commodities, breakthrough with its synergy colours. `power` is what the breakthrough changes in
 * the rules of this house (TE-10); without it only name and colours matter (TE-10.9). `scenario` is our own frame
 * (TE-14.1, TE-15.15). Provenance: AsyncTI4, tirules; scenario values are house rules.
 */
export const FACTION_ROWS: readonly FactionRow[] = [
  { id: 'arborec', name: 'The Arborec', home: '5', commodities: 3, breakthrough: 'Psychospore', synergy: ['green', 'red'] },
  { id: 'argent', name: 'The Argent Flight', home: '58', commodities: 3, breakthrough: 'Wing Transfer', synergy: ['blue', 'yellow'] },
  { id: 'bastion', name: 'Last Bastion', home: '92', commodities: 1, breakthrough: 'The Icon', synergy: ['yellow', 'red'] },
  { id: 'cabal', name: "The Vuil'raith Cabal", home: '54', commodities: 2, breakthrough: "Al'Raith Ix Ianovar", synergy: ['green', 'red'], power: 'fractureAtOnce', scenario: { goods: 3, techs: ['sar'] } },
  { id: 'crimson', name: 'The Crimson Rebellion', home: '118', commodities: 2, breakthrough: 'Resonance Generator', synergy: ['blue', 'red'], power: 'startsWith', gate: '94' },
  { id: 'deepwrought', name: 'The Deepwrought Scholarate', home: '95', commodities: 3, breakthrough: 'Visionaria Select', synergy: ['green', 'yellow'] },
  { id: 'empyrean', name: 'The Empyrean', home: '56', commodities: 4, breakthrough: 'Void Tether', synergy: ['blue', 'green'] },
  { id: 'firmament', name: 'The Firmament', home: '96a', commodities: 3, breakthrough: 'The Sowing', synergy: ['green', 'yellow'] },
  { id: 'obsidian', name: 'The Obsidian', home: '96b', commodities: 3, breakthrough: 'The Reaping', synergy: ['green', 'yellow'] },
  { id: 'ghost', name: 'The Ghosts of Creuss', home: '51', commodities: 4, breakthrough: 'Particle Synthesis', synergy: ['blue', 'yellow'], gate: '17' },
  { id: 'hacan', name: 'The Emirates of Hacan', home: '16', commodities: 6, breakthrough: 'Auto-Factories', synergy: ['yellow', 'red'], scenario: { goods: 2, techs: ['st', 'amd'], gift: 2, effect: 'factories' } },
  { id: 'jolnar', name: 'The Universities of Jol-Nar', home: '12', commodities: 4, breakthrough: 'Specialized Compounds', synergy: ['green', 'yellow'], power: 'researchBySpecialty', scenario: { goods: 1, techs: ['amd', 'st', 'nm', 'ps'] } },
  { id: 'keleres', name: 'The Council Keleres', home: '2', commodities: 2, breakthrough: 'I.I.H.Q. Modernization', synergy: ['green', 'yellow'], power: 'planetCard', homeChoices: ['2', '14', '58'], scenario: { goods: 2, techs: ['nm', 'amd'] } },
  { id: 'l1z1x', name: 'The L1Z1X Mindnet', home: '6', commodities: 2, breakthrough: 'Fealty Uplink', synergy: ['green', 'red'], power: 'infantryByInfluence', scenario: { goods: 2, techs: ['ps', 'nm'] } },
  { id: 'letnev', name: 'The Barony of Letnev', home: '10', commodities: 2, breakthrough: 'Gravleash Maneuvers', synergy: ['blue', 'red'], scenario: { goods: 1, techs: ['amd', 'ps'], gift: 2, effect: 'marches' } },
  { id: 'mahact', name: 'The Mahact Gene-Sorcerers', home: '52', commodities: 3, breakthrough: 'Vaults of the Heir', synergy: ['green', 'yellow'] },
  { id: 'mentak', name: 'The Mentak Coalition', home: '2', commodities: 2, breakthrough: "The Table's Grace", synergy: ['green', 'yellow'] },
  { id: 'muaat', name: 'The Embers of Muaat', home: '4', commodities: 4, breakthrough: 'Stellar Genesis', synergy: ['yellow', 'red'], power: 'planetToken', scenario: { goods: 2, techs: ['ps'] } },
  { id: 'naalu', name: 'The Naalu Collective', home: '9', commodities: 3, breakthrough: 'Mindsieve', synergy: ['green', 'red'] },
  { id: 'naaz', name: 'The Naaz-Rokha Alliance', home: '57', commodities: 3, breakthrough: 'Absolute Synergy', synergy: ['blue', 'green'] },
  { id: 'nekro', name: 'The Nekro Virus', home: '8', commodities: 3, breakthrough: 'Valefar Assimilator Z', synergy: [], power: 'noSynergy', scenario: { goods: 2, techs: ['dxa'], gift: 2, effect: 'assimilates' } },
  { id: 'nomad', name: 'The Nomad', home: '53', commodities: 4, breakthrough: "Thunder's Paradox", synergy: ['green', 'yellow'] },
  { id: 'ralnel', name: 'The Ral Nel Consortium', home: '93', commodities: 4, breakthrough: 'Data Skimmer', synergy: ['green', 'yellow'], power: 'skims', scenario: { goods: 1, techs: ['nm'] } },
  { id: 'saar', name: 'The Clan of Saar', home: '11', commodities: 3, breakthrough: 'Deorbit Barrage', synergy: ['blue', 'red'] },
  { id: 'sardakk', name: "Sardakk N'orr", home: '13', commodities: 3, breakthrough: "N'orr Supremacy", synergy: ['blue', 'red'] },
  { id: 'sol', name: 'The Federation of Sol', home: '1', commodities: 4, breakthrough: 'Bellum Gloriosum', synergy: ['green', 'yellow'], scenario: { goods: 2, techs: ['amd', 'nm'], gift: 2, effect: 'deploys' } },
  { id: 'titans', name: 'The Titans of Ul', home: '55', commodities: 2, breakthrough: 'Slumberstate Computing', synergy: ['green', 'yellow'] },
  { id: 'winnu', name: 'The Winnu', home: '7', commodities: 3, breakthrough: 'Imperator', synergy: ['blue', 'red'] },
  { id: 'xxcha', name: 'The Xxcha Kingdom', home: '14', commodities: 4, breakthrough: "Archon's Gift", synergy: ['green', 'yellow'], power: 'eitherValue', scenario: { goods: 1, techs: ['gls'] } },
  { id: 'yin', name: 'The Yin Brotherhood', home: '3', commodities: 2, breakthrough: 'Yin Ascendant', synergy: ['green', 'yellow'] },
  { id: 'yssaril', name: 'The Yssaril Tribes', home: '15', commodities: 3, breakthrough: 'Deepgloom Executable', synergy: ['green', 'yellow'], scenario: { goods: 1, techs: ['nm'], gift: 2, effect: 'shares' } },
]
