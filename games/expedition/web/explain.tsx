import { at, hasBit } from '@orrery/kernel'
import type { Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import { ACTION_CARD_ROWS, STRATEGY_ROWS, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { hasScored } from '../src/rules/holdings.ts'
import { COSTS } from '../src/rules/payment.ts'
import { planetsIn, specialtiesOf } from '../src/rules/planets.ts'
import { COLOURS, NONE, type Planet, type Player, type System, TRAITS, type View, WORMHOLES } from '../src/types.ts'
import { capital, list, plural } from '../words/grammar.ts'
import { raceBreakthrough } from '../words/breakthroughs.ts'
import {
  breakthroughName,
  objectiveName,
  playerName,
  secretName,
  sliceName,
  strategyName,
  systemName,
} from '../words/names.ts'
import { pointTexts } from '../words/points.ts'
import { objectiveText, secretText } from '../words/requirements.ts'
import { ANOMALY_TEXTS, STRATEGY_TEXTS } from '../words/strategy-texts.ts'
import { SeatMark, Values } from './marks.tsx'
import { anomaliesOf, isFrontier, isIngress } from './space.tsx'
import { readTarget } from './targets.ts'
import style from './note.module.css'

/* Notes that explain things on the table. */

const Head = ({ children }: { readonly children: ReactNode }): ReactNode => <h3 className={style.head}>{children}</h3>

function PlanetLines({ view, planet }: { readonly view: View; readonly planet: Planet }): ReactNode {
  const info = view.ruleset.planets[planet]
  if (info === undefined) return null
  const { row } = info
  const traits = TRAITS.filter((_, t) => hasBit(info.traits, t))
  const colours = COLOURS.filter((_, c) => hasBit(specialtiesOf(view, planet), c))
  const owner = at(view.owner, planet)
  const words = [
    ...traits,
    ...colours.map((colour) => `${colour} specialty`),
    ...(row.legendary === true ? ['legendary'] : []),
    ...(row.station === true ? ['space station'] : []),
  ]
  const troops = [
    `${at(view.infantry, planet)} infantry`,
    ...(at(view.pds, planet) > 0 ? [`${at(view.pds, planet)} PDS`] : []),
    ...(at(view.docks, planet) > 0 ? ['a space dock'] : []),
  ]
  return (
    <p>
      <b>{row.name}</b> <Values resources={row.resources} influence={row.influence} size={14} />{' '}
      {words.length > 0 && `${capital(list(words))}. `}
      {owner === NONE
        ? 'Nobody controls it'
        : `${capital(playerName(view, owner))} controls it${at(view.spent, planet) === 1 ? ', exhausted' : ''}`}
      {`: ${list(troops)}.`}
    </p>
  )
}

function SystemLines({ view, system }: { readonly view: View; readonly system: System }): ReactNode {
  const holes = WORMHOLES.filter((_, k) => hasBit(view.ruleset.systems[system]?.wormholes ?? 0, k))
  const tokens = view.ruleset.names.filter((_, p) => hasBit(at(view.tokens, system), p))
  return (
    <>
      <Head>{systemName(view, system)}</Head>
      {planetsIn(view, system).map((p) => (
        <PlanetLines key={p} view={view} planet={p} />
      ))}
      {anomaliesOf(view, system).map((k) => (
        <p key={k}>{ANOMALY_TEXTS[k]}</p>
      ))}
      {holes.length > 0 && <p>{capital(list(holes))} wormhole: adjacent to every other wormhole of its kind.</p>}
      {isFrontier(view, system) && <p>Frontier token: explore it with Dark Energy Tap.</p>}
      {isIngress(view, system) && <p>Ingress token: adjacent to the egress systems of The Fracture.</p>}
      {tokens.length > 0 && <p>Command tokens: {list(tokens)}.</p>}
      {planetsIn(view, system).length === 0 && anomaliesOf(view, system).length + holes.length === 0 && (
        <p>Empty space.</p>
      )}
    </>
  )
}

function SeatLines({ view, player }: { readonly view: View; readonly player: Player }): ReactNode {
  const techs = TECHNOLOGY_ROWS.filter((_, t) => hasBit(at(view.techs, player), t))
  const parts = pointTexts(view, player)
  return (
    <>
      <Head>
        <SeatMark ruleset={view.ruleset} player={player} /> {view.ruleset.factions[player]?.name}
      </Head>
      <p>
        {parts.length === 0 ? (view.winner === NONE ? 'No points yet.' : 'No points.') : `Points: ${parts.join(', ')}.`}
      </p>
      <p>
        Breakthrough: {breakthroughName(view, player)}
        {at(view.breakthroughs, player) === 0 ? ' (with the first slice)' : ''}. {raceBreakthrough(view, player).text}
        {raceBreakthrough(view, player).isHouse ? ' (house rule)' : ''}
      </p>
      {techs.map(({ id, name, effect }) => (
        <p key={id}>
          <b>{name}</b>: {effect}
        </p>
      ))}
    </>
  )
}

function SliceLines({ view, slice }: { readonly view: View; readonly slice: number }): ReactNode {
  const owner = at(view.slices, slice)
  return (
    <>
      <Head>{capital(sliceName(slice))}</Head>
      <p>
        {owner === NONE
          ? `Costs ${COSTS[slice]?.text ?? ''}, at the end of your turn. Your first slice also gives you your breakthrough.`
          : `${capital(playerName(view, owner))} claimed it as number ${at(view.claimNumber, slice)} of 6.`}
      </p>
    </>
  )
}

interface RowProps {
  readonly name: string
  readonly text: string
  readonly more?: string
}

function Row({ name, text, more }: RowProps): ReactNode {
  return (
    <>
      <Head>{name}</Head>
      <p>{text}</p>
      {more !== undefined && more !== '' && <p>{more}</p>}
    </>
  )
}

type Lines = (view: View, id: number) => ReactNode

const LINES: { readonly [kind: string]: Lines } = {
  system: (view, id) => <SystemLines view={view} system={id} />,
  planet: (view, id) => <PlanetLines view={view} planet={id} />,
  seat: (view, id) => <SeatLines view={view} player={id} />,
  slice: (view, id) => <SliceLines view={view} slice={id} />,
  strategy: (_, id) => {
    const [primary = '', secondary = ''] = STRATEGY_TEXTS[id] ?? []
    const cost =
      (STRATEGY_ROWS[id]?.followCost ?? 0) > 0 ? 'Others may follow for a strategy token' : 'Others may follow'
    return <Row name={strategyName(id)} text={primary} more={`${cost}: ${secondary}`} />
  },
  card: (_, id) => <Row name={ACTION_CARD_ROWS[id]?.name ?? ''} text={ACTION_CARD_ROWS[id]?.effect ?? ''} />,
  secret: (view, id) => <Row name={secretName(id)} text={secretText(view, id)} more="Worth 1 point." />,
  objective: (view, id) => {
    const by = view.ruleset.names.filter((_, p) => hasScored(view, p, id))
    return (
      <Row
        name={objectiveName(id)}
        text={objectiveText(view, id)}
        more={by.length === 0 ? '' : `Scored by ${list(by)}.`}
      />
    )
  },
}

export function explain(view: View, target: Target): ReactNode {
  const { kind, id } = readTarget(view.ruleset, target)
  if (kind === 'goods')
    return (
      <Row
        name="Trade goods"
        text={`${plural(at(view.goods, view.seat), 'trade good')}: each pays for 1 resource or 1 influence. Commodities cannot pay.`}
      />
    )
  if (kind === 'standing')
    return (
      <Row
        name="Standing answer"
        text="You are not asked about secondaries: you pass on each of them. Touch this in your turn to be asked again."
      />
    )
  return id === NONE ? null : LINES[kind]?.(view, id)
}
