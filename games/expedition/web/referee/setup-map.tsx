import { type ReactNode, useState } from 'react'
import type { RefereeState } from '../../src/referee.ts'
import { entriesOf, readMap, spiral } from '../../src/rules/mapString.ts'
import { SYSTEM_ROWS } from '../../src/data/systems.ts'
import { BRASS, BRIGHT, INK_3 } from '../colours.ts'
import { CELL, centreOf, HEX } from '../geometry.ts'
import { SmallSystem } from '../sitemap.tsx'
import { mapFor } from './draft.ts'
import thingStyle from '../thing.module.css'
import { Button } from './parts.tsx'
import controls from './controls.module.css'
import formsStyle from './forms.module.css'
import tableStyle from './table.module.css'

/* TE-18.3: the community's map string, or tile by tile. Both are one text: a touched hex is one of its entries. */

const CENTRE = -1
const LARGEST = 6

interface Entries {
  readonly centre: string
  readonly rest: readonly string[]
}

function split(map: string): Entries {
  const words = map.split(/[\s,]+/).filter((word) => word !== '')
  const [first = ''] = words
  return first.startsWith('{')
    ? { centre: first.replaceAll(/[{}]/g, ''), rest: words.slice(1) }
    : { centre: '112', rest: words }
}

const join = ({ centre, rest }: Entries): string => [`{${centre}}`, ...rest].join(' ')

/** The entry put in its place; what lies between is empty. */
function put({ centre, rest }: Entries, i: number, text: string): Entries {
  if (i === CENTRE) return { centre: text, rest }
  const filled = [...rest, ...Array.from({ length: Math.max(0, i + 1 - rest.length) }, () => '-1')]
  return { centre, rest: filled.map((entry, k) => (k === i ? text : entry)) }
}

const nameOf = (tile: string): string => SYSTEM_ROWS.find((row) => row.tile === tile)?.name.replace(/ - .*$/, '') ?? ''

const TILES = SYSTEM_ROWS.filter((row) => row.fracture !== true)

function Editor({
  text,
  label,
  set,
}: {
  readonly text: string
  readonly label: string
  set(text: string): void
}): ReactNode {
  return (
    <div className={formsStyle.entry}>
      <label>
        {label}
        <input
          list="rf-tiles"
          inputMode="text"
          value={text === '-1' || text === '0' ? '' : text}
          placeholder="tile"
          onChange={(event) => set(event.target.value.trim() === '' ? '-1' : event.target.value.trim())}
        />
      </label>
      <span className={controls.quiet}>{text === '0' ? 'home slot' : text === '-1' ? 'no tile' : nameOf(text)}</span>
      <Button onClick={() => set('0')}>Home slot</Button>
      <Button onClick={() => set('-1')}>No tile</Button>
      <datalist id="rf-tiles">
        {TILES.map(({ tile, name }) => (
          <option key={tile} value={tile}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}

interface HexesProps {
  readonly entries: Entries
  readonly rings: number
  readonly chosen: number | undefined
  readonly state: RefereeState | undefined
  choose(i: number): void
}

function Hexes({ entries, rings, chosen, state, choose }: HexesProps): ReactNode {
  const hexes = [{ q: 0, r: 0 }, ...spiral(rings)]
  const wide = HEX * (3 * rings + 2)
  const high = HEX * Math.sqrt(3) * (2 * rings + 1)
  const core = state?.core
  return (
    <svg
      className={tableStyle.map}
      viewBox={`${-wide / 2 - 6} ${-high / 2 - 6} ${wide + 12} ${high + 12}`}
      role="group"
      aria-label="The map, hex by hex"
    >
      {hexes.map(({ q, r }, k) => {
        const i = k - 1
        const text = i === CENTRE ? entries.centre : (entries.rest[i] ?? '-1')
        const spot = centreOf(q, r)
        const system =
          core?.ruleset.systems.findIndex((one) => one.q === q && one.r === r && !one.fracture && !one.offMap) ?? -1
        const isPicked = chosen === i
        return (
          <g key={i}>
            {core !== undefined && system >= 0 ? (
              <SmallSystem core={core} i={system} spot={spot} look={{ lit: false, picked: isPicked }} />
            ) : (
              <g transform={`translate(${spot.x} ${spot.y})`}>
                <path
                  d={CELL}
                  fill={isPicked ? '#5d4f2b' : '#0a1020'}
                  stroke={isPicked ? BRIGHT : text === '0' ? BRASS : '#273451'}
                  strokeWidth="2"
                  strokeDasharray={text === '-1' ? '6 6' : ''}
                />
                <text y="12" fontSize="32" fill={INK_3} textAnchor="middle">
                  {text === '-1' ? '' : text === '0' ? 'home' : text}
                </text>
              </g>
            )}
            <path
              d={CELL}
              transform={`translate(${spot.x} ${spot.y})`}
              className={thingStyle.thing}
              fill="transparent"
              role="button"
              tabIndex={0}
              aria-label={`Hex ${q},${r}: ${text === '-1' ? 'no tile' : text === '0' ? 'home slot' : `tile ${text} ${nameOf(text)}`}`}
              aria-pressed={isPicked}
              onClick={() => choose(i)}
              onKeyDown={(event) => event.key === 'Enter' && choose(i)}
            />
          </g>
        )
      })}
    </svg>
  )
}

export function MapEditor({
  map,
  seats,
  set,
  state,
}: {
  readonly map: string
  readonly seats: number
  set(map: string): void
  readonly state: RefereeState | undefined
}): ReactNode {
  const [chosen, choose] = useState<number>()
  const [more, setMore] = useState(0)
  const entries = split(map)
  const needed =
    Array.from({ length: LARGEST + 1 }, (_, k) => k).find((k) => entriesOf(k) >= entries.rest.length) ?? LARGEST
  const rings = Math.min(LARGEST, Math.max(1, needed + more))
  const text = chosen === undefined ? '' : chosen === CENTRE ? entries.centre : (entries.rest[chosen] ?? '-1')
  const isReadable = readMap(map).ok || map.trim() === ''
  return (
    <section aria-labelledby="rf-map">
      <h2 id="rf-map">Map</h2>
      <label className={formsStyle.string}>
        Map string, as the community writes it
        <textarea rows={3} spellCheck={false} value={map} onChange={(event) => set(event.target.value)} />
      </label>
      <div className={controls.btns}>
        {mapFor(seats) !== '' && <Button onClick={() => set(mapFor(seats))}>The map for {seats}</Button>}
        <Button onClick={() => set('{112}')}>An empty map</Button>
        {rings < LARGEST && <Button onClick={() => setMore(more + 1)}>One more ring</Button>}
      </div>
      {isReadable && <Hexes entries={entries} rings={rings} chosen={chosen} state={state} choose={choose} />}
      {chosen !== undefined && (
        <Editor
          key={chosen}
          text={text}
          label={chosen === CENTRE ? 'The centre' : `Entry ${chosen + 1}`}
          set={(entry) => set(join(put(entries, chosen, entry)))}
        />
      )}
      {isReadable && chosen === undefined && <p className={controls.quiet}>Tap a hex to change its tile by hand.</p>}
    </section>
  )
}
