import type { SettingName, Settings } from '@orrery/table'
import { markScroll, sound } from '@orrery/ui'
import { type CSSProperties, type ReactNode, useId } from 'react'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { Segments } from '../parts/segments.tsx'
import { Switch } from '../parts/switch.tsx'
import { useSheet } from './open-sheet.ts'
import { ASKING, READING, type Row, type Section, TURNS, VIBRATION } from './rows.ts'
import { useSettings } from './settings.ts'
import { SheetDialog } from './sheet-dialog.tsx'
import style from './sheet.module.css'

/** All settings in one sheet. Each takes effect at once on the page behind it. */
export function SettingsSheet(): ReactNode {
  const reset = useSettings((state) => state.reset)
  const show = useSheet((state) => state.show)
  return (
    <SheetDialog title="Settings" className={style.settings}>
      <div className={style.rows} ref={markScroll} data-scrolls="down">
        <Rows section={TURNS} />
        <h3>Sound</h3>
        <Volume />
        <SettingRow row={VIBRATION} />
        <Rows section={READING} />
        <Rows section={ASKING} />
      </div>
      <footer>
        <span>
          Saved for you, here and on the server. <a href="/me">Your data and other devices</a>
        </span>
        <button type="button" className={controls.button} onClick={() => show('keys')}>
          Keys <kbd>?</kbd>
        </button>
        <button type="button" className={controls.button} onClick={reset}>
          Reset
        </button>
      </footer>
    </SheetDialog>
  )
}

function Rows({ section }: { readonly section: Section }): ReactNode {
  return (
    <>
      <h3>{section.title}</h3>
      {section.rows.map((row) => (
        <SettingRow key={row.key} row={row} />
      ))}
    </>
  )
}

const choicesOf = (titles: NonNullable<Row['choices']>): readonly { value: string; title: string }[] =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

function SettingRow({ row }: { readonly row: Row }): ReactNode {
  const { settings, set } = useSettings()
  const id = useId()
  const { key, title, about, choices } = row
  const value = settings[key]
  const change = (next: string): void => set(key, next as Settings[SettingName] & Settings[typeof key])
  return (
    <div className={style.row}>
      <label htmlFor={choices === undefined ? id : undefined}>
        <b>{title}</b>
        <span>{typeof about === 'string' ? about : about[value]}</span>
      </label>
      {choices === undefined ? (
        <Switch id={id} on={value === 'on'} change={(on) => change(on ? 'on' : 'off')} />
      ) : (
        <Segments<string> label={title} value={value} choices={choicesOf(choices)} change={change} />
      )}
    </div>
  )
}

const STEP = 25

function Volume(): ReactNode {
  const { settings, set } = useSettings()
  const id = useId()
  return (
    <div className={style.row}>
      <label htmlFor={id}>
        <b>Volume</b>
        <span>{settings.sound === '0' ? 'Silent' : 'Quiet clicks and chimes, no music'}</span>
      </label>
      <span className={style.volume}>
        <Icon name={settings.sound === '0' ? 'silent' : 'sound'} />
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={STEP}
          value={settings.sound}
          aria-valuetext={`${settings.sound} percent`}
          style={{ '--filled': `${settings.sound}%` } as CSSProperties}
          onChange={(event) => {
            set('sound', event.target.value as Settings['sound'])
            sound('influence')
          }}
        />
      </span>
    </div>
  )
}
