import { at } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { MODIFIER_ROWS } from '../../src/data/modifiers.ts'
import { PATHS } from '../../src/referee-paths.ts'
import { otherSideOf } from '../../src/rules/flip.ts'
import { planetsIn, specialtiesOf } from '../../src/rules/planets.ts'
import type { Planet, Player, System } from '../../src/types.ts'
import { breakthroughText } from '../../words/breakthroughs.ts'
import { Icon, SeatMark, Values } from '../marks.tsx'
import { Correct, useSet } from './correct.tsx'
import { Button, Pick } from './parts.tsx'
import { nameOf, usePlay } from './play.ts'
import controls from './controls.module.css'
import formsStyle from './forms.module.css'

/* Corrects any number that was entered; each correction is a line of the log. */

export function SeatSheet({ seat, close }: { readonly seat: Player; close(): void }): ReactNode {
  const { core, say, still } = usePlay()
  const set = useSet()
  const name = nameOf(core, seat)
  const row = core.ruleset.factions[seat]
  const own = core.owner.flatMap((owner, p) => (owner === seat ? [p] : []))
  return (
    <fieldset className={formsStyle.fields} disabled={still}>
      <legend>
        <SeatMark ruleset={core.ruleset} player={seat} /> {row?.name}, {row?.breakthrough}
      </legend>
      {row !== undefined && <p>{breakthroughText(row.id)}</p>}
      <Button
        onClick={() => {
          say({ seat: name, cmd: 'beginTurn' })
          close()
        }}
      >
        Begin a turn of {name}
      </Button>
      {['goods', 'commodities', 'cards', 'secrets', 'breakthrough'].map((path) => (
        <Correct key={path} path={path} target={seat} />
      ))}
      <Button onClick={() => say({ seat: name, cmd: 'gainBreakthrough', player: name })}>
        Gains its breakthrough now, with its roll
      </Button>
      <Correct path="passed" target={seat} label="Has passed this round" />
      {row !== undefined && otherSideOf(row.id) !== undefined && (
        <Button onClick={() => set(`faction.${name}`, otherSideOf(row.id) ?? '')}>Turn {row.name} over</Button>
      )}
      <h3>Planets</h3>
      {own.map((p) => (
        <PlanetRow key={p} planet={p} />
      ))}
      <p className={controls.quiet}>Tap a system on the map to give its planets to somebody.</p>
    </fieldset>
  )
}

function PlanetRow({ planet, owned }: { readonly planet: Planet; readonly owned?: boolean }): ReactNode {
  const { core, state } = usePlay()
  const set = useSet()
  const row = core.ruleset.planets[planet]?.row
  if (row === undefined) return null
  const modifiers = state.modifiers.filter((one) => one.planet === planet).map((one) => one.row.name)
  return (
    <div className={formsStyle.planetrow} role="group" aria-label={row.name}>
      <b>
        {row.name} <Values resources={row.resources} influence={row.influence} size={15} />
      </b>
      {owned === true && <Correct path="planet.owner" target={planet} />}
      <Correct path="planet.exhausted" target={planet} />
      <Pick
        label="Lies on it"
        value=""
        options={[
          ['', modifiers.length === 0 ? 'nothing' : modifiers.join(', ')],
          ['nothing', 'nothing any more'],
          ...MODIFIER_ROWS.map(({ id, name }) => [id, name] as const),
        ]}
        set={(value) => value !== '' && set(`planet.${row.id}.modifier`, value)}
      />
      {owned === true && <Correct path="planet.infantry" target={planet} />}
      {owned === true && specialtiesOf(core, planet) === at(core.attached, planet) && (
        <Correct path="planet.attached" target={planet} />
      )}
    </div>
  )
}

export function SystemSheet({ system }: { readonly system: System }): ReactNode {
  const { core, still } = usePlay()
  const planets = planetsIn(core, system)
  return (
    <fieldset className={formsStyle.fields} disabled={still}>
      {planets.map((p) => (
        <PlanetRow key={p} planet={p} owned />
      ))}
      {planets.length === 0 && <p className={controls.quiet}>No planet lies here.</p>}
      <h3>
        <Icon name="slice" size={13} /> Tokens in this system
      </h3>
      {PATHS.map(({ id, of }) => of === 'system' && <Correct key={id} path={id} target={system} />)}
    </fieldset>
  )
}
