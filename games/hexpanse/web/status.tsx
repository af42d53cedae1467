import { possessive, hasBit } from '@orrery/kernel'
import { buttonStyle, Chip, useHands } from '@orrery/ui'
import type { ReactNode } from 'react'
import { ACTIONS_PER_TURN } from '../src/data/setup.ts'
import { sideOf } from '../src/rules/ruleset.ts'
import { HIDDEN, type Mission, NONE, type Player, type View } from '../src/types.ts'
import { exhaustionOf, phaseName } from '../words/moment.ts'
import { missionName, playerName } from '../words/names.ts'
import { type Aimed, aimedIn } from './aim.ts'
import { factionOf } from './colours.ts'
import { fitsOf, groundAfter, groundOf, missionsOf, MOST_FITS, shortOf, showFit, useShownFit } from './fits.ts'
import { hexagon, ORIGIN } from './geometry.ts'
import { FactionIcon } from './marks.tsx'
import { FitPicture } from './mission.tsx'
import { missionTarget, secretTarget } from './targets.ts'
import { isOver, type PartProps } from './table.ts'
import { questionIn, viewer } from './ways.ts'
import style from './status.module.css'

/* Missions with the cells that are missing, rivals, round, phase, Exhaustion. */

interface MissionProps {
  readonly table: PartProps
  readonly mission: Mission
  readonly kind: string
  readonly aimed: Aimed | undefined
}

/** In a corner of the phone's board: how far each mission is; a tap shows the nearest ways one after the other. */
export function MissionCorner({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const shown = useShownFit()
  const aimed = aimedIn(view, table.selected, table.pointed)
  const side = sideOf(view.ruleset, viewer(view))
  const ground = aimed === undefined ? groundOf(view, side) : groundAfter(view, side, aimed)
  return (
    <div className={style.missionCorner}>
      {known(view).map(({ mission }) => {
        const fits = fitsOf(view, mission, ground, MOST_FITS)
        const nth = shown?.mission === mission ? shown.nth : NONE
        const [fit] = fits
        if (fit === undefined) return null
        return (
          <button
            key={mission}
            type="button"
            aria-pressed={nth !== NONE}
            onClick={() => showFit(nth + 1 < fits.length ? { mission, nth: nth + 1 } : undefined)}
          >
            <FitPicture fit={fit} after={[]} faction={factionOf(view, viewer(view))} />
            <i className="spoken">{missionName(view, mission)}: </i>
            <span>
              <b>{fit.short}</b> short
            </span>
            <i className="spoken">, show the nearest ways on the board</i>
          </button>
        )
      })}
    </div>
  )
}

/** One after the other the nearest ways on the board, then none. */
interface FitButtonProps {
  readonly view: View
  readonly mission: Mission
  readonly n: number
}

function FitButton({ view, mission, n }: FitButtonProps): ReactNode {
  const shown = useShownFit()
  const nth = shown?.mission === mission ? shown.nth : NONE
  const next = nth + 1 < n ? { mission, nth: nth + 1 } : undefined
  return (
    <button type="button" className={style.show} aria-pressed={nth !== NONE} onClick={() => showFit(next)}>
      <i className="spoken">{missionName(view, mission)}: </i>
      {nth === NONE ? 'Show' : `Way ${nth + 1} of ${n}`}
      <i className="spoken"> the nearest ways on the board</i>
    </button>
  )
}

function MissionView({ table, mission, kind, aimed }: MissionProps): ReactNode {
  const { view } = table
  const player = viewer(view)
  const side = sideOf(view.ruleset, player)
  const ground = groundOf(view, side)
  const fits = fitsOf(view, mission, ground, MOST_FITS)
  const [fit] = fits
  if (fit === undefined) return null
  const later = aimed === undefined ? ground : groundAfter(view, side, aimed)
  const after = aimed === undefined ? fit.short : shortOf(view, mission, later)
  return (
    <div className={style.mission}>
      <Chip table={table} target={missionTarget(mission)} kind={style.missionCard}>
        <span className={style.missionName}>{missionName(view, mission)}</span>
        <span className={style.missionKind}>{kind}</span>
        <FitPicture fit={fit} after={fit.cells.map((h) => later[h] === 'own')} faction={factionOf(view, player)} />
        <span className={style.short}>
          <b>{fit.short}</b> short
          {after !== fit.short && <em>{after} after this</em>}
        </span>
      </Chip>
      <FitButton view={view} mission={mission} n={fits.length} />
    </div>
  )
}

/** How far the others are from the common mission; and that they have a secret one, where the view does not say which. */
function Rivals({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const mine = sideOf(view.ruleset, viewer(view))
  const rivals = view.ruleset.sideOf.flatMap((side, p) => (side !== mine && hasBit(view.alive, p) ? [{ side, p }] : []))
  return (
    <p className={style.rivals}>
      <span>Others, {missionName(view, view.common)}</span>
      {rivals.map(({ side, p }) => (
        <span key={p} title={playerName(view, p)}>
          <FactionIcon faction={factionOf(view, p)} />
          <i className="spoken">{playerName(view, p)}</i>
          <b>{shortOf(view, view.common, groundOf(view, side))}</b>
          {view.missions[p] === HIDDEN && <Secret table={table} player={p} />}
        </span>
      ))}
    </p>
  )
}

const Secret = ({ table, player }: { readonly table: PartProps; readonly player: Player }): ReactNode => (
  <Chip
    table={table}
    target={secretTarget(player)}
    name={`${possessive(playerName(table.view, player))} secret mission`}
    kind={style.secret}
  >
    ?
  </Chip>
)

const kindOf = (view: View, mission: Mission, p: Player): string => {
  if (mission === view.common) return 'common'
  return p === view.seat ? 'yours, secret' : `${possessive(playerName(view, p))}, secret`
}

/** Own missions, and in a team those of the partner; each once. */
function known(view: View): readonly { readonly mission: Mission; readonly of: Player }[] {
  const side = sideOf(view.ruleset, viewer(view))
  const players = [
    viewer(view),
    ...view.ruleset.sideOf.flatMap((of, p) => (of === side && p !== viewer(view) ? [p] : [])),
  ]
  const all = players.flatMap((p) => missionsOf(view, p).map((mission) => ({ mission, of: p })))
  return all.filter(({ mission }, i) => all.findIndex((other) => other.mission === mission) === i)
}

function Course({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const now = exhaustionOf(view)
  return (
    <dl className={style.course}>
      <div>
        <dt>Round</dt>
        <dd>{view.round}</dd>
      </div>
      <div>
        <dt>Phase</dt>
        <dd>{phaseName(view)}</dd>
      </div>
      {view.ruleset.exhaustion && (now > 0 || !isOver(table)) && (
        <div>
          <dt>Exhaustion</dt>
          <dd className={now > 0 ? style.warn : ''}>
            {now > 0 ? `${now} a turn` : `from ${view.ruleset.setup.exhaustion.round}`}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The missions that the viewer knows, each with what it is short of. */
function MissionList({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const aimed = aimedIn(view, table.selected, table.pointed)
  return (
    <div className={style.missions}>
      {known(view).map(({ mission, of }) => (
        <MissionView key={mission} table={table} mission={mission} kind={kindOf(view, mission, of)} aimed={aimed} />
      ))}
    </div>
  )
}

/** The same alone, where something else has the hands. */
export const Missions = ({ table }: { readonly table: PartProps }): ReactNode => (
  <div className={`${buttonStyle.bare} ${style.status}`}>
    <MissionList table={table} />
  </div>
)

export function Status(table: PartProps): ReactNode {
  const [hands] = useHands(table)
  const { view } = table
  return (
    <div className={`${buttonStyle.bare} ${style.status}`} {...hands}>
      {view.common !== NONE && <MissionList table={table} />}
      {view.common !== NONE && view.round > 0 && <Rivals table={table} />}
      <Course table={table} />
    </div>
  )
}

const pip = hexagon(ORIGIN, 6.6)

/** Actions that are left, as hexes. */
export function Purse({ view }: PartProps): ReactNode {
  const turn = view.stack[0]
  if (turn?.step !== 'turn' || questionIn(view) === 'market') return null
  const left = turn.left
  return (
    <span className={style.purse} role="img" aria-label={`${left} of ${ACTIONS_PER_TURN} actions left`}>
      {Array.from({ length: ACTIONS_PER_TURN }, (_, i) => (
        <svg key={i} width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
          <polygon points={pip} className={i < left ? style.left : style.used} />
        </svg>
      ))}
    </span>
  )
}
