import { type ReactNode, type SyntheticEvent, useState } from 'react'
import controls from '../parts/controls.module.css'
import { useMe } from '../parts/me.ts'
import page from '../parts/page.module.css'
import style from './start.module.css'

/** The player's name: a word to read, and a field when it is touched. */
export function NameForm(): ReactNode {
  const { name, rename } = useMe()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(name)
  if (!open) {
    const edit = (): void => {
      setDraft(name)
      setOpen(true)
    }
    return (
      <button
        type="button"
        className={page.link}
        onClick={edit}
        aria-label={name === '' ? undefined : `Your name: ${name}`}
      >
        {name === '' ? 'Your name' : name}
      </button>
    )
  }
  const save = (event: SyntheticEvent): void => {
    event.preventDefault()
    setOpen(false)
    if (draft.trim() !== '') void rename(draft.trim())
  }
  return (
    <form className={style.nameForm} onSubmit={save}>
      <input
        className={controls.field}
        value={draft}
        maxLength={24}
        aria-label="Your name"
        autoFocus
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="submit" className={controls.outline}>
        Save
      </button>
    </form>
  )
}
