import type { Pack, PackProblem } from '@orrery/kernel'
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import { useLocation } from 'wouter'
import { say } from '../net/api.ts'
import { useLoaded, usePhone, useTitle } from '../parts/hooks.ts'
import { Icon, IconButton } from '../parts/icon.tsx'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { changed, type Editing, opened } from './history.ts'
import { keepOwn, ownPack } from './own.ts'
import { changedRows } from './row-state.ts'
import { RowEditor } from './row.tsx'
import { Wall } from './wall.tsx'
import { type EditorProps, type Open, readFile, rowsOf, type Workshop, workshopOf } from './workshop.ts'
import style from './editor.module.css'

/* The editor of packs: the cards of a game as a wall, one of them open with its form, and what it looks like beside it. */

/** A pack of one's own on this device. */
export function PackPage({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const { value, error } = useLoaded(game, workshopOf)
  const pack = useMemo(() => ownPack(id)?.pack, [id])
  useTitle(pack === undefined ? 'Pack' : pack.name)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  if (value === undefined) return <Calm title="" />
  if (pack === undefined)
    return <DeadEnd why="This pack is not on this device. Import its file on the page of packs." />
  return <Editor key={id} id={id} shop={value} start={pack} />
}

function Editor({
  id,
  shop,
  start,
}: {
  readonly id: string
  readonly shop: Workshop
  readonly start: Pack
}): ReactNode {
  const [editing, change] = useReducer(changed, start, opened)
  const [isSaved, setSaved] = useState(true)
  const phone = usePhone()
  const [first] = shop.editor.sections
  const rows = rowsOf(shop, first?.id ?? '')
  const [open, setOpen] = useState<Open>({ section: first?.id ?? '', row: phone ? '' : (rows[0] ?? '') })
  const { pack } = editing
  useEffect(() => setSaved(keepOwn(pack, id) !== undefined), [id, pack])
  const problems = useMemo(() => {
    const read = shop.input.read(pack)
    return read.ok ? [] : read.error
  }, [shop, pack])
  const changes = useMemo(() => changedRows(shop, pack), [shop, pack])
  const tools = <Tools {...{ id, editing, change, problems, isSaved, shop, setOpen }} />
  const table = { shop, pack, problems, changes, open, setOpen, change }
  return (
    <Page title={pack.name} links={phone ? undefined : tools}>
      <main
        className={style.editor}
        data-drawn={shop.editor.pictures?.[open.section] !== undefined}
        data-open={open.row !== ''}
      >
        {phone && tools}
        {phone && open.row !== '' && <h1 className="spoken">{pack.name}</h1>}
        {(!phone || open.row === '') && <Wall {...table} />}
        {open.row !== '' && <RowEditor key={`${open.section} ${open.row}`} {...table} />}
      </main>
    </Page>
  )
}

interface ToolsProps extends Pick<EditorProps, 'shop' | 'problems' | 'change' | 'setOpen'> {
  readonly id: string
  readonly editing: Editing
  readonly isSaved: boolean
}

function Tools({ id, editing, change, problems, isSaved, shop, setOpen }: ToolsProps): ReactNode {
  const [, navigate] = useLocation()
  const [wrong, setWrong] = useState('')
  const { pack, past, future } = editing
  const [problem] = problems
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const read = readFile(shop, await file.text())
    if (typeof read === 'string') setWrong(`${file.name}: ${read}`)
    else change({ kind: 'open', pack: read })
  }
  return (
    <div className={style.tools}>
      <span role="status">{isSaved ? 'Saved on this device' : 'This device has no room: export the pack'}</span>
      {wrong !== '' && <span role="alert">{wrong}</span>}
      {problem !== undefined && (
        <button type="button" className={style.fix} onClick={() => setOpen(placeOf(problem))}>
          {problems.length === 1 ? '1 thing to fix' : `${problems.length} things to fix`}
        </button>
      )}
      <button type="button" disabled={past.length === 0} onClick={() => change({ kind: 'undo' })}>
        <Icon name="undo" /> Undo
      </button>
      <IconButton
        icon="undo"
        label="Redo"
        className={style.redo}
        disabled={future.length === 0}
        onClick={() => change({ kind: 'redo' })}
      />
      <label className={style.file}>
        <Icon name="save" /> Import
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event.target.files?.[0] ?? undefined)}
        />
      </label>
      <a
        href={`data:application/json,${encodeURIComponent(JSON.stringify(pack, null, 2))}`}
        download={`${pack.name}.json`}
      >
        <Icon name="open" /> Export
      </a>
      <button
        type="button"
        className={style.play}
        disabled={problem !== undefined}
        onClick={() => navigate(`/new/${pack.game}?pack=${id}`)}
      >
        Play with this pack
      </button>
    </div>
  )
}

/** The section and row of a problem: `cards.A05.tabs` is about the tabs of card A05. */
function placeOf({ at }: PackProblem): Open {
  const [section = '', row = ''] = at.split(/[.[\]]+/)
  return { section, row }
}
