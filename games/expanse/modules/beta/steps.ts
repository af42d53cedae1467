import { at, bit, EACH_PLACE } from '@orrery/kernel'
import { mustBase, question } from '../../src/rules/asking.ts'
import { inPlay } from '../../src/rules/conditions.ts'
import { orbitalControl, standingOn } from '../../src/rules/control.ts'
import { holderOf } from '../../src/rules/powers.ts'
import { pop, push } from '../../src/rules/frames.ts'
import { BAND_OF_BASE, BASES_IN_BAND, ORBITAL_OF, SECTOR_OF_BASE } from '../../src/rules/map.ts'
import * as moves from '../../src/rules/moves.ts'
import { clockwise } from '../../src/rules/order.ts'
import { addCube, cubesAt } from '../../src/rules/pieces.ts'
import type { Step } from '../../src/steps/step.ts'
import { CUBES, type Emit, NONE, type Player, type State } from '../../src/types.ts'

/** Any Base in play; after a scoring in another Band (DC-B.9), `used` being the Bases of the last. */
const placeStandee = question({
  answers: [
    {
      kind: moves.BASE,
      candidates: EACH_PLACE,
      conditions: [[inPlay('a', 'DC-B.18')], [mustBase('DC-B.9', 'sameBand', (l, among) => among & ~l.f.used)]],
      effect({ s, f, a: base }, emit) {
        pop(s)
        s.standee = base
        emit?.({ kind: 'standee', player: f.seat, base })
      },
    },
  ],
})

export const standee: Step = { question: placeStandee, proceed: pop }

/** DC-B.2: the second-to-last player in turn order holds the card and puts the standee on the map. */
export const firstHolder: Step = {
  proceed(s, f, emit) {
    pop(s)
    giveCard(s, clockwise(s, f.seat, s.ruleset.players - 2), emit)
    push(s, 'standee', s.holder)
  },
}

function giveCard(s: State, p: Player, emit: Emit): void {
  if (s.holder === p) return
  s.holder = p
  emit?.({ kind: 'holder', player: p })
}

/** How each player stands on the standee's Base, 0 without a cube there (DC-B.7, DC-B.13). */
function standings(s: State): number[] {
  const b = s.standee
  const controller = orbitalControl(s, at(ORBITAL_OF, b))
  const tiesWon = s.chosen === at(SECTOR_OF_BASE, b)
  const tieWinner = tiesWon ? holderOf(s, s.ruleset.powers.winsInfluenceTies) : NONE
  return Array.from({ length: s.ruleset.players }, (_, p) => standingOn(s, p, b, controller, tieWinner))
}

/** Who takes the card, or NONE for an accident (DC-B.8, DC-B.9). */
function nextHolder(s: State): Player | typeof NONE {
  const all = standings(s)
  const best = Math.max(...all)
  const first = all.indexOf(best)
  const others = all.filter((_, p) => p !== first)
  const second = Math.max(...others)
  if (second === best || others.filter((n) => n === second).length > 1) return NONE
  if (all.every((n, p) => n === 0 || p === s.holder)) return NONE
  return all.findIndex((n, p) => p !== first && n === second)
}

/** Before the marker is removed, because a won tie may decide; nobody is asked before `accident` acts on it. */
export const weigh: Step = {
  proceed(s) {
    pop(s)
    const f = s.stack.find((frame) => frame.step === 'accident')
    if (f !== undefined) f.place = nextHolder(s)
  },
}

/** DC-B.10: the Base is out of play for good and all its cubes go back, protected or not. */
function destroy(s: State, emit: Emit): void {
  const base = s.standee
  for (let cube = 0; cube < CUBES.length; cube++) while (cubesAt(s, cube, base) > 0) addCube(s, cube, base, -1)
  s.inPlay &= ~bit(base)
  emit?.({ kind: 'destroyed', base })
}

export const accident: Step = {
  proceed(s, f, emit) {
    pop(s)
    if (s.suppressed) {
      s.suppressed = false
      return
    }
    const here = s.standee
    if (f.place === NONE) destroy(s, emit)
    else giveCard(s, f.place, emit)
    push(s, 'standee', s.holder).used = at(BASES_IN_BAND, at(BAND_OF_BASE, here))
  },
}
