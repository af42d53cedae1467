import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { isTyping } from '../parts/keyboard.ts'
import { type SheetName, useSheet } from './open-sheet.ts'

const SettingsSheet = lazy(async () => ({ default: (await import('./settings-sheet.tsx')).SettingsSheet }))
const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }))

const KEYS: { readonly [key: string]: SheetName } = { ',': 'settings', '?': 'keys' }

/** The sheets that can be opened on every page, by a button or by their key. */
export function Sheets(): ReactNode {
  const { open, show } = useSheet()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const sheet = KEYS[event.key]
      if (sheet === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      show(sheet)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [show])
  return (
    <Suspense>
      {open === 'settings' && <SettingsSheet />}
      {open === 'keys' && <KeySheet />}
    </Suspense>
  )
}
