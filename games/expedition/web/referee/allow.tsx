import type { Refusal } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { claimsMade, lacksBreakthrough } from '../../src/rules/claim.ts'
import type { Core, Player, Slice } from '../../src/types.ts'
import { breakthroughText } from '../../words/breakthroughs.ts'
import { breakthroughName, sliceName } from '../../words/names.ts'
import { refusal } from '../../words/refusals.ts'
import { ordinal } from '../../words/slices.ts'
import { SeatMark } from '../marks.tsx'
import { Button, Ruled, Sheet } from './parts.tsx'
import { nameOf, usePlay } from './play.ts'
import controls from './controls.module.css'
import style from './allow.module.css'

/* TE-18.13, TE-18.14: the table may allow what was refused; it sees the whole course before it does. */

/** What follows a claim, step by step: what happens, and a word about it. */
function courseOf(core: Core, player: Player, slice: Slice): readonly (readonly [what: string, more: string])[] {
  const number = claimsMade(core) + 1
  const who = nameOf(core, player)
  const faction = core.ruleset.factions[player]?.id ?? ''
  return [
    [`${who} has ${sliceName(slice)}`, `the ${ordinal(number)} of six.`],
    lacksBreakthrough(core, player)
      ? [`Its breakthrough: ${breakthroughName(core, player)}.`, breakthroughText(faction)]
      : ['No breakthrough', 'it has its own already.'],
    ...(lacksBreakthrough(core, player) && !core.fracture
      ? [['Roll one die.', '1 or 10 brings The Fracture.'] as const]
      : []),
    ['One slice per turn:', 'no second one now.'],
    ...(number === 6
      ? [
          ["The sixth: Thunder's Edge is placed", `by ${who}.`] as const,
          ['Infantry and control', 'go to the player with most slices.'] as const,
        ]
      : []),
  ]
}

const Course = ({ player, slice }: { readonly player: Player; readonly slice: Slice }): ReactNode => {
  const { core } = usePlay()
  return (
    <ol className={style.course}>
      {courseOf(core, player, slice).map(([what, more]) => (
        <li key={what}>
          <p>
            <b>{what}</b> {more}
          </p>
        </li>
      ))}
    </ol>
  )
}

interface AllowProps {
  readonly why: Refusal
  readonly slice: Slice
  readonly player: Player
  allow(reason: string): void
  close(): void
}

export function AllowSheet({ why, slice, player, allow, close }: AllowProps): ReactNode {
  const [reason, setReason] = useState('')
  return (
    <Sheet title="Does the table allow it?" low close={close}>
      <div className={style.allow}>
        <p className={style.why}>
          <Ruled text={refusal(why)} />
        </p>
        <p>Then the claim takes its full course:</p>
        <Course player={player} slice={slice} />
        <label>
          Why? For the log, if you like
          <input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        </label>
        <div className={controls.btns}>
          <Button
            main
            onClick={() => {
              allow(reason.trim())
              close()
            }}
          >
            Allow it
          </Button>
          <Button onClick={close}>Change payment</Button>
        </div>
        <p className={controls.quiet}>The log says “by ruling”. Anyone who may enter can undo it.</p>
      </div>
    </Sheet>
  )
}

interface WhenProps {
  readonly slice: Slice
  readonly player: Player
  set(when: 'now' | 'earlier'): void
  close(): void
}

/** What a claim brings besides the slice, as the start of a sentence. */
const followsOf = (core: Core, player: Player): string =>
  lacksBreakthrough(core, player)
    ? `the breakthrough ${breakthroughName(core, player)}, ${core.fracture ? '' : 'one die, '}`
    : ''

/** A slice set by hand was claimed just now, with everything that follows, or earlier. */
export function WhenSheet({ slice, player, set, close }: WhenProps): ReactNode {
  const { core } = usePlay()
  const act = (when: 'now' | 'earlier') => () => {
    set(when)
    close()
  }
  return (
    <Sheet title="When was it claimed?" low close={close}>
      <div className={style.allow}>
        <p className={style.whose}>
          <SeatMark ruleset={core.ruleset} player={player} size={16} />
          {nameOf(core, player)}: {sliceName(slice)}
        </p>
        <button type="button" className={style.choice} onClick={act('now')}>
          <b>Just now</b>
          <span>Full course: {followsOf(core, player)}no second slice this turn.</span>
        </button>
        <button type="button" className={style.choice} onClick={act('earlier')}>
          <b>Earlier</b>
          <span>Only the token and the count. Set the breakthrough of {nameOf(core, player)} by its seat.</span>
        </button>
        <p className={controls.quiet}>If it is the sixth slice, placing Thunder's Edge always follows.</p>
      </div>
    </Sheet>
  )
}
