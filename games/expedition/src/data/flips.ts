/*
 * Factions whose sheet, home tile and breakthrough turn over together during a game, one side and the other (TE-10.10).
 * Provenance: AsyncTI4, factions and breakthroughs.
 */
export const FLIPS: readonly (readonly [string, string])[] = [['firmament', 'obsidian']]
