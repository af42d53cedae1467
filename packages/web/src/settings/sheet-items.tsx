import type { ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useSheet } from './open-sheet.ts'

/** The sheets as lines of a menu. */
export function SheetItems(): ReactNode {
  const show = useSheet((state) => state.show)
  return (
    <>
      <li>
        <button type="button" onClick={() => show('settings')}>
          <Icon name="settings" /> Settings
        </button>
      </li>
      <li>
        <button type="button" onClick={() => show('keys')}>
          <Icon name="keys" /> Keys
        </button>
      </li>
    </>
  )
}
