import type { ToldRow } from '@orrery/ui'
import { type ReactNode, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Segments } from '../parts/segments.tsx'
import { type EditorProps, rowsOf } from './workshop.ts'
import { type RowState, stateOf } from './row-state.ts'
import style from './wall.module.css'

/* All rows of a section: what is checked, what is ours, what was changed. */

const FILTERS = ['all', 'toCheck', 'house', 'changed'] as const
type Filter = (typeof FILTERS)[number]
const FILTER_WORDS: { readonly [filter in Filter]: string } = {
  all: 'All',
  toCheck: 'To check',
  house: 'House',
  changed: 'Changed',
}

/** A row as its tile shows it. */
interface Tile {
  readonly row: string
  readonly told: ToldRow
  readonly state: RowState
}

const IS_IN: { readonly [filter in Filter]: (tile: Tile) => boolean } = {
  all: () => true,
  toCheck: ({ state }) => !state.isChecked,
  house: ({ told }) => told.isHouse,
  changed: ({ state }) => state.isChanged,
}

export function Wall(props: EditorProps): ReactNode {
  const { shop, pack, open } = props
  const [filter, setFilter] = useState<Filter>('all')
  const [sought, setSought] = useState('')
  const section = shop.editor.sections.find(({ id }) => id === open.section)
  const rows = rowsOf(shop, open.section).map((row) => ({
    row,
    told: shop.editor.tell(pack, open.section, row),
    state: stateOf(props, open.section, row),
  }))
  const checked = rows.filter(({ state }) => state.isChecked).length
  const hasData = rows.some(({ row }) => shop.editor.dataOf(pack, open.section, row).length > 0)
  const shown = rows.filter(
    (one) => IS_IN[filter](one) && one.told.title.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <section className={style.wall} aria-label={section?.title ?? ''}>
      <header>
        <h1>{section?.title}</h1>
        {hasData && (
          <>
            <span>
              {checked} of {rows.length} checked against my copy
            </span>
            <progress max={rows.length} value={checked} aria-label="Checked against my copy" />
          </>
        )}
      </header>
      <Sections {...props} />
      <label className={style.find}>
        <Icon name="find" />
        <input placeholder="Find" aria-label="Find a row" value={sought} onChange={(e) => setSought(e.target.value)} />
      </label>
      <Segments<Filter>
        label="Which rows are shown"
        value={filter}
        choices={FILTERS.filter((value) => hasData || value === 'all' || value === 'changed').map((value) => ({
          value,
          title: `${FILTER_WORDS[value]} ${rows.filter(IS_IN[value]).length}`,
        }))}
        change={setFilter}
      />
      <div className={style.scroll} data-scrolls>
        <ul className={style.tiles}>
          {shown.map((tile) => (
            <li key={tile.row}>
              <TileButton {...props} tile={tile} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const Sections = ({ shop, open, setOpen }: EditorProps): ReactNode => (
  <nav className={style.tabs} aria-label="Parts of the pack">
    {shop.editor.sections.map(({ id, title }) => (
      <button
        key={id}
        type="button"
        aria-current={id === open.section ? 'page' : undefined}
        onClick={() => setOpen({ section: id, row: open.row === '' ? '' : (rowsOf(shop, id)[0] ?? '') })}
      >
        {title} <span>{rowsOf(shop, id).length}</span>
      </button>
    ))}
  </nav>
)

function TileButton({ shop, pack, open, setOpen, tile }: EditorProps & { readonly tile: Tile }): ReactNode {
  const { row, told, state } = tile
  const { section } = open
  const Picture = shop.editor.pictures?.[section]
  return (
    <button
      type="button"
      className={style.tile}
      aria-current={row === open.row}
      data-checked={state.isChecked}
      data-drawn={Picture !== undefined}
      onClick={() => setOpen({ section, row })}
    >
      <b>{told.title}</b>
      <span className={style.corner}>{told.corner.split(' ')[0]}</span>
      {Picture === undefined ? (
        <span className={style.text}>{told.text}</span>
      ) : (
        <span className={style.picture}>
          <Picture {...{ pack, section, row }} />
        </span>
      )}
      <span className={style.state}>
        {state.isChanged && <i>changed</i>}
        {state.isChecked && <em>checked</em>}
        {told.isHouse && !state.isChanged && !state.isChecked && <small>house</small>}
      </span>
    </button>
  )
}
