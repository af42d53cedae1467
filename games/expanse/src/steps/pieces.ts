import { at, bit, hasBit, itemAt, lowestBit } from '@orrery/kernel'
import { effectOf } from '../effects/index.ts'
import { sendGroup } from '../effects/moveFleets.ts'
import { type Condition, cubeThereArg, type Look, must, mustBase, opAt, question, secondBase } from '../rules/asking.ts'
import { ownerOfCube } from '../rules/cubes.ts'
import { groupCode, inGroup, flagshipOf, listGroups, ungroup, wholeGroup } from '../rules/fleets.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { addCube, cubeMark, cubesAt, fleetsOf, freshCubes, plainCube, roomFor, SPECIAL_CUBE } from '../rules/pieces.ts'
import type { Frame, State } from '../types.ts'
import { never, type Step } from './step.ts'

declare module '../types/ids.ts' {
  interface Steps {
    group: true
    relocate: true
    whichCube: true
  }
}

/* Small questions about pieces inside an action or effect; the frame below is the one they belong to. */

const below = (s: State): Frame => itemAt(s.stack, s.stack.length - 2)

/* ---- which fleets go along: `place` is where they stand, `held` where they go (EX-8.1, EX-8.2) ------------------- */

/** Fleets that must be in the group: the flagship, where the effect says so (`count` 1). */
const mustGo = (f: Frame): number => (f.count === 1 ? groupCode(flagshipOf(f.seat), 1) : 0)
const whole = ({ s, f }: Look): number => wholeGroup(s, below(s), f.seat, f.place)
const isOwnKind = ({ s, f }: Look, kind: number): boolean => fleetsOf(s, f.seat).includes(kind)
/** The first kind of which the group names more than there are; -1 for none. */
const tooMany = (l: Look): number => ungroup(l.a, l.f.seat).findIndex((n, kind) => n > inGroup(whole(l), kind))

const chooseGroup = question({
  answers: [
    {
      kind: moves.FLEETS,
      list: (l, out) => listGroups(l.s, l.f.seat, whole(l), mustGo(l.f), out),
      conditions: [
        [must('EX-8.1', 'groupEmpty', (l) => l.a !== 0)],
        [must('EX-8.2', 'notInGroup', (l) => ungroup(l.a, l.f.seat).every((n, kind) => n === 0 || isOwnKind(l, kind)))],
        [
          must(
            'EX-8.2',
            'groupTooMany',
            (l) => tooMany(l) < 0,
            (l) => ({ fleet: tooMany(l), orbital: l.f.place }),
          ),
          must('DC-E.7', 'withoutFlagship', (l) => (l.a & mustGo(l.f)) === mustGo(l.f)),
        ],
      ],
      effect({ s, f, a: group }, emit) {
        const parent = below(s)
        pop(s)
        sendGroup(s, parent, group, f.place, f.held, emit)
      },
    },
  ],
})

export const group: Step = { question: chooseGroup, proceed: never }

/* ---- the supply is empty: one's own cube from another Base moves to `place` (EX-8.8 to EX-8.11) -------------------- */

const yourCube = (rule: string): Condition =>
  must(
    rule,
    'notYourCube',
    (l) => ownerOfCube(l.a) === l.f.seat,
    (l) => ({ cube: l.a }),
  )

const chooseCube = question({
  answers: [
    {
      kind: moves.CUBE,
      list({ s, f }, out) {
        const p = f.seat
        const special = at(SPECIAL_CUBE, p)
        const parent = below(s)
        const takesSpecial = special >= 0 && hasBit(roomFor(s, special), f.place)
        for (let m = at(s.on, p) & ~bit(f.place); m !== 0; m &= m - 1) {
          const b = lowestBit(m)
          if (freshCubes(s, parent, plainCube(p), b) > 0) out.push(moves.cube(plainCube(p), b))
          if (takesSpecial && freshCubes(s, parent, special, b) > 0) out.push(moves.cube(special, b))
        }
      },
      conditions: [
        [yourCube('EX-8.11'), mustBase('EX-8.10', 'sameBase', (l, among) => among & ~bit(l.f.place), 'b')],
        [must('EX-8.8', 'noSuchCube', (l) => cubesAt(l.s, l.a, l.b) > 0, cubeThereArg)],
        [
          must('EX-8.10', 'alreadyPlaced', (l) => freshCubes(l.s, below(l.s), l.a, l.b) > 0, secondBase),
          must(
            'SX-1',
            'embassyThere',
            (l) => hasBit(roomFor(l.s, l.a), l.f.place),
            (l) => ({ base: l.f.place, cube: l.a }),
          ),
        ],
      ],
      effect({ s, f, a: cube, b: from }, emit) {
        const parent = below(s)
        pop(s)
        addCube(s, cube, from, -1)
        addCube(s, cube, f.place, 1)
        if (parent.step === 'effect') parent.touched = [...parent.touched, cubeMark(cube, f.place)]
        emit?.({ kind: 'relocated', player: f.seat, cube, from, to: f.place })
      },
    },
  ],
})

export const relocate: Step = { question: chooseCube, proceed: never }

/* ---- the owner says which kind of its cubes on `place` is taken by the effect below (EX-10.9) ----------------------- */

const chooseKind = question({
  answers: [
    {
      kind: moves.WHICH,
      list({ f }, out) {
        out.push(moves.which(plainCube(f.seat)))
        out.push(moves.which(at(SPECIAL_CUBE, f.seat)))
      },
      conditions: [[yourCube('EX-10.9')]],
      effect({ s, f, a: cube }, emit) {
        const parent = below(s)
        const op = opAt(s, parent)
        pop(s)
        effectOf(op.op).take?.(s, parent, op, cube, f.place, emit)
      },
    },
  ],
})

export const whichCube: Step = { question: chooseKind, proceed: never }
