import { canonical, type Json, withPack } from '@orrery/kernel'
import { type ReactNode, useEffect, useId } from 'react'
import { Icon, IconButton } from '../parts/icon.tsx'
import { Switch } from '../parts/switch.tsx'
import { type EditorProps, rowsOf } from './workshop.ts'
import type { Part } from './field.ts'
import { FieldControl } from './form.tsx'
import { type Path, valueAt } from './history.ts'
import { Preview } from './preview.tsx'
import { checkedSources, sourcesAt, stateOf } from './row-state.ts'
import { TryIt } from './try-it.tsx'
import style from './row.module.css'

/* One row: its form, how it will look, a position to try it in, and whether it was compared with the box. */

export function RowEditor(props: EditorProps): ReactNode {
  const { shop, pack, open, setOpen } = props
  const { section, row } = open
  const rows = rowsOf(shop, section)
  const at = rows.indexOf(row)
  const state = stateOf(props, section, row)
  const Beside = shop.editor.beside?.[section]
  const step = (by: number): void => setOpen({ section, row: rows[(at + by + rows.length) % rows.length] ?? row })
  useEffect(() => scrollTo({ top: 0 }), [])
  return (
    <>
      <section className={style.row} aria-label={shop.editor.tell(pack, section, row).title}>
        <header>
          <IconButton
            icon="back"
            className={style.back}
            label="To the wall"
            onClick={() => setOpen({ section, row: '' })}
          />
          <h2>{shop.editor.tell(pack, section, row).title}</h2>
          {state.isChanged && <span className={style.changed}>changed</span>}
          <span className={style.gap} />
          <IconButton icon="back" label="Previous" onClick={() => step(-1)} />
          <span>
            {at + 1} of {rows.length}
          </span>
          <IconButton icon="on" label="Next" onClick={() => step(1)} />
        </header>
        <div className={style.form} data-scrolls>
          <Form {...props} />
        </div>
        <Foot {...props} />
      </section>
      <aside className={style.beside}>
        <Preview {...props} />
        {Beside !== undefined && <Beside {...{ pack, section, row }} />}
        <TryIt {...props} />
      </aside>
    </>
  )
}

function Form(props: EditorProps): ReactNode {
  const { shop, open } = props
  const field = shop.fields.at(open.section, open.row)
  if (field === undefined) return <p>This cannot be changed by a pack.</p>
  if (field.kind !== 'group')
    return <FormRow {...props} part={{ key: '', field, optional: true }} label={field.title} />
  const titles = field.parts.map((part) => part.field.title)
  return field.parts.map((part, i) => {
    // Parts of one shape share a title: then their names tell them apart.
    const isAlone = titles.indexOf(part.field.title) === i && titles.lastIndexOf(part.field.title) === i
    const label = isAlone ? part.field.title : shop.editor.nameOf(part.key, '')
    return <FormRow key={part.key} {...props} part={part} label={label} />
  })
}

/** One value of the row, with what is wrong with it below. */
interface FormRowProps extends EditorProps {
  readonly part: Part
  readonly label: string
}

function FormRow({ shop, pack, problems, open, change, part, label }: FormRowProps): ReactNode {
  const id = useId()
  const path: Path = [open.section, open.row, ...(part.key === '' ? [] : [part.key])]
  const where = path.join('.')
  const wrong = problems.filter(({ at }) => at === where || at.startsWith(`${where}.`) || at.startsWith(`${where}[`))
  const delivered = valueAt((shop.game.packs?.delivered ?? {}) as Json, path)
  const value = valueAt(withPack(shop.game.packs?.delivered ?? {}, pack) as Json, path)
  const isSame = value === undefined || (delivered !== undefined && canonical(value) === canonical(delivered))
  const Drawn = shop.editor.drawn?.[`${open.section}.${part.key}`]
  const set = (now: Json): void => {
    const back = delivered !== undefined && canonical(now) === canonical(delivered)
    change({ kind: 'set', path, value: back ? undefined : now })
  }
  return (
    <div className={`${style.field} ${Drawn === undefined ? '' : style.drawn}`} role="group" aria-labelledby={id}>
      <span id={id} className={style.label}>
        {label}
      </span>
      <div>
        {Drawn === undefined ? (
          <FieldControl
            field={part.field}
            value={value}
            label={label}
            nameOf={(name, title) => shop.editor.nameOf(name, title)}
            change={set}
          />
        ) : (
          <Drawn {...{ pack, ...open, label, value, delivered }} change={set} />
        )}
        {!isSame && (
          <button
            type="button"
            className={style.default}
            onClick={() => change({ kind: 'set', path, value: undefined })}
          >
            As delivered
          </button>
        )}
        {wrong.map(({ at, expected }) => (
          <p key={`${at} ${expected}`} className={style.wrong} role="alert">
            Here should be {expected}.
          </p>
        ))}
      </div>
    </div>
  )
}

function Foot(props: EditorProps): ReactNode {
  const { shop, pack, open, setOpen, change } = props
  const { section, row } = open
  const id = useId()
  const { isChecked, isChanged } = stateOf(props, section, row)
  const hasData = shop.editor.dataOf(pack, section, row).length > 0
  const rows = rowsOf(shop, section)
  const next = [...rows.slice(rows.indexOf(row) + 1), ...rows].find((one) => !stateOf(props, section, one).isChecked)
  const check = (on: boolean): void =>
    change({
      kind: 'set',
      path: sourcesAt(section, row),
      value: on ? checkedSources(shop, pack, section, row) : undefined,
    })
  return (
    <footer className={style.foot}>
      {hasData && (
        <>
          <Switch id={id} on={isChecked} change={check} />
          <label htmlFor={id}>Checked against my copy</label>
        </>
      )}
      <span className={style.gap} />
      {isChanged && (
        <button
          type="button"
          className={style.default}
          onClick={() => change({ kind: 'set', path: [section, row], value: undefined })}
        >
          Back to the default
        </button>
      )}
      {hasData && next !== undefined && next !== row && (
        <button type="button" className={style.next} onClick={() => setOpen({ section, row: next })}>
          Next to check <Icon name="on" />
        </button>
      )}
    </footer>
  )
}
