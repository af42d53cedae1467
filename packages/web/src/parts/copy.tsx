import { type ReactNode, useRef, useState } from 'react'
import controls from './controls.module.css'
import { Icon } from './icon.tsx'
import style from './copy.module.css'

const SHOWN_FOR = 2000

/** Puts text on the clipboard; where the browser forbids it (a plain address), the field is marked for a copy by hand. */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  field?.select()
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface CopyProps {
  readonly path: string
  /** What the link leads to. */
  readonly label?: string
}

/** A link to share: a field to read it from and a button that copies it. */
export function CopyLink({ path, label = 'Link to this table' }: CopyProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const link = `${location.origin}${path}`
  const act = async (): Promise<void> => {
    setSaid((await copy(link, field.current)) ? 'Copied' : 'Press Ctrl+C')
    setTimeout(() => setSaid(''), SHOWN_FOR)
  }
  return (
    <div className={style.share}>
      <input className={controls.field} ref={field} readOnly value={link} aria-label={label} />
      <button type="button" className={controls.outline} onClick={() => void act()}>
        <Icon name={said === 'Copied' ? 'check' : 'link'} />
        <span role="status">{said === '' ? 'Copy link' : said}</span>
      </button>
    </div>
  )
}
