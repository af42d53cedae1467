import { orbitalControl, total } from '../src/rules/control.ts'
import { ORBITAL_OF, SECTOR_OF_BASE } from '../src/rules/map.ts'
import { cubesAt, influenceOf, plainCube, SPECIAL_CUBE } from '../src/rules/pieces.ts'
import { type BaseScore, FINAL, scoreAll, scoreBase } from '../src/rules/scoring.ts'
import { type Base, NONE, type Player, SECTORS, type Sector, type View } from '../src/types.ts'
import { scoringAhead } from '../words/scores.ts'
import { playersOf } from '../words/things.ts'

/* What the plates and "score now" show: counts as they are compared, and what the next scoring would give. */

/** A player's stand on a Base. */
export interface Stand {
  readonly player: Player
  readonly cubes: number
  readonly diplomats: number
  readonly influence: number
  /** One more by Orbital Control. */
  readonly plus: boolean
  readonly total: number
  /** First, alone or with others. */
  readonly leads: boolean
}

export function standsOn(view: View, base: Base): readonly Stand[] {
  const controller = orbitalControl(view, ORBITAL_OF[base] ?? 0)
  const best = Math.max(...playersOf(view).map((player) => total(view, player, base, controller)))
  return playersOf(view).map((player) => {
    const special = SPECIAL_CUBE[player] ?? NONE
    const sum = total(view, player, base, controller)
    return {
      player,
      cubes: cubesAt(view, plainCube(player), base),
      diplomats: special < 0 ? 0 : cubesAt(view, special, base),
      influence: influenceOf(view, player, base),
      plus: sum > 0 && controller === player,
      total: sum,
      leads: sum > 0 && sum === best,
    }
  })
}

/** The view as it will be when the next scoring counts. */
const ahead = (view: View): View => ({ ...view, scorings: scoringAhead(view) })

export interface Preview {
  readonly normal: BaseScore
  readonly bonus: BaseScore
}

/** A Base outside and inside the Bonus Sector; in Final Scoring there is only one way. */
export function previewOf(view: View, base: Base): Preview {
  const then = ahead(view)
  if (view.final) {
    const score = scoreBase(view, base, FINAL)
    return { normal: score, bonus: score }
  }
  return { normal: scoreBase(then, base, NONE), bonus: scoreBase(then, base, SECTOR_OF_BASE[base] ?? NONE) }
}

/** Points of one Sector alone by player, if it is the Bonus Sector or not. */
export function sectorPoints(view: View, sector: Sector, bonus: boolean): number[] {
  const scores = scoreAll(ahead(view), bonus ? sector : NONE)
  return playersOf(view).map((player) =>
    scores.reduce((sum, { base, gains }) => sum + (SECTOR_OF_BASE[base] === sector ? (gains[player] ?? 0) : 0), 0),
  )
}

/** Sectors that may still be chosen. */
export const openSectors = (view: View): Sector[] =>
  SECTORS.flatMap((_, sector) => ((view.markers[sector] ?? 0) > 0 || view.chosen === sector ? [sector] : []))
