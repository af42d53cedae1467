import { at, hasBit } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { MODIFIER_ROWS } from '../../src/data/modifiers.ts'
import { otherSideOf } from '../../src/rules/flip.ts'
import { planetsIn, specialtiesOf } from '../../src/rules/planets.ts'
import { COLOURS, type Planet, type Player, type System } from '../../src/types.ts'
import { breakthroughText } from '../../words/breakthroughs.ts'
import { Icon, SeatMark, Values } from '../marks.tsx'
import { hasMark } from '../space.tsx'
import { MARKS } from './marks-of-systems.ts'
import { Count, Flag, Pick } from './parts.tsx'
import { nameOf, tileOf, usePlay } from './play.ts'
import controls from './controls.module.css'
import formsStyle from './forms.module.css'

/* Corrects any number that was entered; each correction is a line of the log. */

function useSet(): (path: string, value: string | number | boolean) => void {
  const { core, say } = usePlay()
  return (path, value) => say({ seat: nameOf(core, core.active), cmd: 'set', path, value })
}

const COUNTS = [
  ['goods', 'Trade goods'],
  ['commodities', 'Commodities'],
  ['cards', 'Action cards'],
  ['secrets', 'Unscored secrets'],
] as const

const CARD_STATES = [
  ['absent', 'not gained'],
  ['ready', 'readied'],
  ['exhausted', 'exhausted'],
] as const

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
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          say({ seat: name, cmd: 'beginTurn' })
          close()
        }}
      >
        Begin a turn of {name}
      </button>
      {COUNTS.map(([path, label]) => (
        <Count key={path} label={label} value={at(core[path], seat)} set={(value) => set(`${path}.${name}`, value)} />
      ))}
      <Pick
        label="Breakthrough"
        value={CARD_STATES[at(core.breakthroughs, seat)]?.[0] ?? 'absent'}
        options={CARD_STATES}
        set={(value) => set(`breakthrough.${name}`, value)}
      />
      <button
        type="button"
        className={controls.button}
        onClick={() => say({ seat: name, cmd: 'gainBreakthrough', player: name })}
      >
        Gains its breakthrough now, with its roll
      </button>
      <Flag
        label="Has passed this round"
        value={at(core.passed, seat) === 1}
        set={(value) => set(`passed.${name}`, value)}
      />
      {row !== undefined && otherSideOf(row.id) !== undefined && (
        <button
          type="button"
          className={controls.button}
          onClick={() => set(`faction.${name}`, otherSideOf(row.id) ?? '')}
        >
          Turn {row.name} over
        </button>
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
  const owner = core.ruleset.names[at(core.owner, planet)] ?? 'nobody'
  const modifiers = state.modifiers.filter((one) => one.planet === planet).map((one) => one.row.name)
  const attached = COLOURS.find((_, c) => hasBit(at(core.attached, planet), c))
  return (
    <div className={formsStyle.planetrow} role="group" aria-label={row.name}>
      <b>
        {row.name} <Values resources={row.resources} influence={row.influence} size={15} />
      </b>
      {owned === true && (
        <Pick
          label="Held by"
          value={owner}
          options={[['nobody', 'nobody'], ...core.ruleset.names.map((name) => [name, name] as const)]}
          set={(value) => set(`planet.${row.id}.owner`, value)}
        />
      )}
      <Flag
        label="exhausted"
        value={at(core.spent, planet) === 1}
        set={(value) => set(`planet.${row.id}.exhausted`, value)}
      />
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
      {owned === true && (
        <>
          <Count
            label="Infantry"
            value={at(core.infantry, planet)}
            set={(value) => set(`planet.${row.id}.infantry`, value)}
          />
          {specialtiesOf(core, planet) === at(core.attached, planet) && (
            <Pick
              label="Attached specialty"
              value={attached ?? 'nothing'}
              options={[['nothing', 'none'], ...COLOURS.map((colour) => [colour, colour] as const)]}
              set={(value) => set(`planet.${row.id}.attached`, value)}
            />
          )}
        </>
      )}
    </div>
  )
}

export function SystemSheet({ system }: { readonly system: System }): ReactNode {
  const { core, still } = usePlay()
  const set = useSet()
  const tile = tileOf(core, system)
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
      {MARKS.map(([path, label, mark]) => (
        <Flag
          key={path}
          label={label}
          value={hasMark(core, system, mark)}
          set={(value) => set(`system.${tile}.${path}`, value)}
        />
      ))}
    </fieldset>
  )
}
