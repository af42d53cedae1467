import { viewBoxOf } from '@orrery/ui'
import { type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { at } from '@orrery/kernel'
import type { CommandName } from '../../src/referee-commands.ts'
import type { PendingChoice } from '../../src/referee-options.ts'
import { planetsIn } from '../../src/rules/planets.ts'
import { COLOURS, NONE, type StepName, type System } from '../../src/types.ts'
import { systemName } from '../../words/names.ts'
import { capital } from '../../words/grammar.ts'
import { CELL, centreOf, layoutOf } from '../geometry.ts'
import { type CellLook, SmallSystem } from '../sitemap.tsx'
import { SeatMark, Values } from '../marks.tsx'
import { useWide } from '../room.ts'
import { isIngress } from '../space.tsx'
import { nameOf, type Play, saidPicks, tileOf, usePlay } from './play.ts'
import thingStyle from '../thing.module.css'
import style from './table.module.css'

/* The map: what may be chosen is lit, a touch chooses it or says why not. */

/** Systems a choice can be answered with now. */
function litSystems({ options: { pending }, hand, core }: Play): readonly System[] {
  if (pending === undefined) return []
  if (pending.step === 'ingress') return pending.ingress.flatMap(({ systems }) => systems)
  if (pending.step !== 'moveIngress') return pending.systems
  if (hand.moves.length >= 2) return []
  const taken = new Set(hand.moves.flatMap(({ from, to }) => [from, to]))
  const open =
    hand.system === NONE ? core.ruleset.systems.flatMap((_, i) => (isIngress(core, i) ? [i] : [])) : pending.systems
  return open.filter((i) => !taken.has(i))
}

function looksOf(play: Play): readonly CellLook[] {
  const lit = new Set(litSystems(play))
  const { hand, core } = play
  return core.ruleset.systems.map((_, i) => {
    const pick = hand.picks.find(({ system }) => system === i)
    const picked = pick !== undefined || hand.system === i || hand.moves.some(({ to }) => to === i)
    const word = pick === undefined ? undefined : capital(COLOURS[pick.colour] ?? '')
    return { lit: lit.has(i), picked, ...(word === undefined ? {} : { word }) }
  })
}

/** The command that would answer with this system, for the reason why it cannot. */
function touchIngress(play: Play, pending: PendingChoice, system: System): void {
  const { hand, core } = play
  if (hand.picks.some((pick) => pick.system === system))
    return play.hold({ picks: hand.picks.filter((pick) => pick.system !== system), system: NONE })
  const open = pending.ingress.filter(({ systems }) => systems.includes(system))
  const [first, second] = open
  if (first !== undefined && second === undefined)
    return play.hold({ picks: [...hand.picks, { system, colour: COLOURS.indexOf(first.colour) }], system: NONE })
  if (first !== undefined) return play.hold({ system })
  const colour = pending.ingress[0]?.colour ?? COLOURS[0]
  return explain(
    play,
    { picks: saidPicks(core, [...hand.picks, { system, colour: COLOURS.indexOf(colour) }]) },
    pending,
  )
}

function touchMove(play: Play, pending: PendingChoice, system: System): void {
  const { hand } = play
  if (hand.system === system) return play.hold({ system: NONE })
  if (hand.system === NONE) {
    if (isIngress(play.core, system) && litSystems(play).includes(system)) return play.hold({ system })
    return play.refuse('There is no ingress token to move in this system. (TE-10.4)')
  }
  if (pending.systems.includes(system))
    return play.hold({ moves: [...hand.moves, { from: hand.system, to: system }], system: NONE })
  return explain(play, { moves: [{ from: tileOf(play.core, hand.system), to: tileOf(play.core, system) }] }, pending)
}

const COMMANDS: { readonly [step in StepName]?: CommandName } = {
  ingress: 'chooseIngress',
  moveIngress: 'moveIngress',
  avernus: 'placeAvernus',
  site: 'placeThundersEdge',
}

function explain(play: Play, parts: object, pending: PendingChoice): void {
  play.say({ seat: nameOf(play.core, pending.player), cmd: COMMANDS[pending.step], ...parts } as Parameters<
    Play['say']
  >[0])
}

function touchSystem(play: Play, system: System, open: (system: System) => void): void {
  const { pending } = play.options
  if (pending?.step === 'ingress') return touchIngress(play, pending, system)
  if (pending?.step === 'moveIngress') return touchMove(play, pending, system)
  if (pending === undefined || (pending.step !== 'site' && pending.step !== 'avernus')) return open(system)
  const isProposal = pending.step === 'avernus' && play.core.ruleset.hyperlanes.length > 0
  if (pending.systems.includes(system) || pending.systems.length === 0 || isProposal) return play.hold({ system })
  return explain(play, { system: tileOf(play.core, system) }, pending)
}

function Hyperlanes(): ReactNode {
  const { core } = usePlay()
  return core.ruleset.hyperlanes.map(({ entry, q, r }) => {
    const { x, y } = centreOf(q, r)
    return (
      <g key={entry} transform={`translate(${x} ${y})`}>
        <path d={CELL} fill="none" stroke="#273451" strokeWidth="2" strokeDasharray="6 5" />
        <path d="M0-48V48M-40-24 40 24M40-24-40 24" stroke="#3d6a9c" strokeOpacity=".5" strokeWidth="3" />
      </g>
    )
  })
}

/** The planets of a system by name, with what they are worth and whose they are. */
export function SystemLine({ system }: { readonly system: System }): ReactNode {
  const { core } = usePlay()
  const planets = planetsIn(core, system)
  return (
    <p className={`${style.key} ${style.line}`} role="status">
      <i>{tileOf(core, system)}</i>
      {planets.length === 0 && <b>{core.ruleset.systems[system]?.name ?? ''}</b>}
      {planets.map((p) => (
        <span key={p}>
          {at(core.owner, p) !== NONE && <SeatMark ruleset={core.ruleset} player={at(core.owner, p)} size={12} />}
          <b>{core.ruleset.planets[p]?.row.name}</b>
          <Values
            resources={core.ruleset.planets[p]?.row.resources ?? 0}
            influence={core.ruleset.planets[p]?.row.influence ?? 0}
            size={15}
          />
        </span>
      ))}
    </p>
  )
}

export function RefereeMap({
  open,
  look: lookAt,
}: {
  open(system: System): void
  look(system: System): void
}): ReactNode {
  const play = usePlay()
  const named = useWide()
  const touch = (i: System): void => {
    lookAt(i)
    touchSystem(play, i, open)
  }
  const { core, still } = play
  const layout = useMemo(() => layoutOf(core.ruleset, core.fracture), [core.ruleset, core.fracture])
  const looks = looksOf(play)
  const press = (i: System) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    touch(i)
  }
  return (
    <svg className={style.map} viewBox={viewBoxOf(layout)} role="group" aria-label="The map">
      <Hyperlanes />
      {layout.spots.map((spot, i) => {
        const look = looks[i]
        if (spot === undefined || look === undefined) return null
        const art = <SmallSystem core={core} i={i} spot={spot} look={look} named={named} />
        if (still) return <g key={i}>{art}</g>
        return (
          <g key={i}>
            <g aria-hidden="true">{art}</g>
            <path
              d={CELL}
              transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${spot.scale})`}
              className={thingStyle.thing}
              fill="transparent"
              role="button"
              tabIndex={0}
              aria-label={`${systemName(core, i)}${look.picked ? ', chosen' : look.lit ? ', may be chosen' : ''}`}
              data-system={tileOf(core, i)}
              data-lit={look.lit || undefined}
              onClick={() => touch(i)}
              onKeyDown={press(i)}
            />
          </g>
        )
      })}
    </svg>
  )
}
