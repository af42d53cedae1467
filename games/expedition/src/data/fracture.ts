/*
 * The Fracture's neutral units (TE-5.2). Infantry by planet; by system the value each ship hits on, one die for each
 * (TE-15.14). Provenance: AsyncTI4's table and the wiki; the printed card was not seen.
 */
export const NEUTRAL_INFANTRY: { readonly [planet: string]: number } = { cocytus: 2, styx: 3, lethe: 1, phlegethon: 1 }

export const NEUTRAL_SHIPS: { readonly [tile: string]: readonly { readonly name: string; readonly hitsOn: number }[] } = {
  fracture1: [
    { name: 'cruiser', hitsOn: 6 },
    { name: 'cruiser', hitsOn: 6 },
  ],
  fracture4: [
    { name: 'dreadnought', hitsOn: 5 },
    { name: 'dreadnought', hitsOn: 5 },
    { name: 'destroyer', hitsOn: 8 },
  ],
  fracture7: [
    { name: 'carrier', hitsOn: 9 },
    { name: 'fighter', hitsOn: 8 },
    { name: 'fighter', hitsOn: 8 },
    { name: 'fighter', hitsOn: 8 },
    { name: 'fighter', hitsOn: 8 },
  ],
}
