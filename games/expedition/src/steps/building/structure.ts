import { add, at, type Lister } from '@orrery/kernel'
import { type Answer, type Look, must, planetNamed, question } from '../../rules/asking.ts'
import { ownPlanet, planetInSystem } from '../../rules/conditions.ts'
import { pop, push, skipChoice } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { ownedBy } from '../../rules/planets.ts'
import { canDock, canPds, dockLimit, pdsLimit } from '../../rules/structures.ts'
import type { RaceRow } from '../../types.ts'
import type { Step } from '../step.ts'

/* TE-15.9: a structure. With `held` 1 a production at one dock may stand in for it. */

const onEach =
  (make: typeof moves.pds): Lister<Look> =>
  ({ s }, out) => {
    for (let q = 0; q < s.owner.length; q++) out.push(make(s, q))
  }

const build =
  (isDock: boolean): Answer['effect'] =>
  (l, emit) => {
    const { s, f } = l
    const planet = planetNamed(l)
    pop(s)
    add(isDock ? s.docks : s.pds, planet, 1)
    emit?.({ kind: 'built', player: f.seat, planet, dock: isDock })
  }

const limit =
  (name: keyof RaceRow['limits']) =>
  ({ s }: Look): { readonly limit: number } => ({ limit: s.ruleset.race.limits[name] })

const placePds: Answer = {
  kind: moves.PDS,
  candidates: onEach(moves.pds),
  conditions: [
    [ownPlanet('TE-15.9')],
    [
      planetInSystem,
      must('TE-15.9', 'PDS_LIMIT', ({ s, f }) => !pdsLimit(s, f.seat), limit('pdsPerSeat')),
      must(
        'TE-15.9',
        'PDS_PER_PLANET',
        (l) => at(l.s.pds, planetNamed(l)) < l.s.ruleset.race.limits.pdsPerPlanet,
        limit('pdsPerPlanet'),
      ),
    ],
  ],
  effect: build(false),
}

const placeDock: Answer = {
  kind: moves.DOCK,
  candidates: onEach(moves.dock),
  conditions: [
    [ownPlanet('TE-15.9')],
    [
      planetInSystem,
      must('TE-15.9', 'DOCK_LIMIT', ({ s, f }) => !dockLimit(s, f.seat), limit('docksPerSeat')),
      must('TE-15.9', 'DOCK_PER_PLANET', (l) => at(l.s.docks, planetNamed(l)) === 0),
    ],
  ],
  effect: build(true),
}

const produceInstead: Answer = {
  kind: moves.PLANET,
  candidates: onEach(moves.planet),
  conditions: [
    [must('TE-15.4', 'NO_PRODUCTION', ({ f }) => f.held === 1)],
    [ownPlanet('TE-15.8')],
    [must('TE-15.8', 'NO_DOCK', (l) => at(l.s.docks, planetNamed(l)) > 0)],
  ],
  effect(l) {
    pop(l.s)
    push(l.s, 'produce', l.f.seat).list = [planetNamed(l)]
  },
}

/** Planet by planet, all that can be done there. */
const chooseStructure = question({
  answers: [placePds, placeDock, produceInstead],
  list({ s, f }, out) {
    for (let q = 0; q < s.owner.length; q++) {
      if (canPds(s, f.seat, q)) out.push(moves.pds(s, q))
      if (canDock(s, f.seat, q)) out.push(moves.dock(s, q))
      if (f.held === 1 && ownedBy(s, q, f.seat) && at(s.docks, q) > 0) out.push(moves.planet(s, q))
    }
  },
})

export const structure: Step = { question: () => chooseStructure, proceed: skipChoice }
