import { parseJson } from '@orrery/kernel'
import { SETTING_NAMES, type SettingName, SETTINGS, type Settings } from '@orrery/table'
import { create } from 'zustand'
import { api } from '../net/api.ts'
import { keep, recalled } from '../parts/storage.ts'

const STORED = 'orrery.settings'
/** 'yes' while this device has settings that the server has not. */
const UNSENT = 'orrery.settings.unsent'
/** A slider is moved through several values: only where it comes to rest is sent. */
const SEND_AFTER = 400

const DEFAULTS = Object.fromEntries(SETTING_NAMES.map((key) => [key, SETTINGS[key][0]])) as unknown as Settings

interface SettingsState {
  readonly settings: Settings
  set<K extends SettingName>(key: K, value: Settings[K]): void
  reset(): void
  /** What the server has kept for this person; it gives way to changes it has not heard of yet. */
  adopt(kept: Partial<Settings>): void
}

let sending: ReturnType<typeof setTimeout> | undefined

export const useSettings = create<SettingsState>((set, get) => {
  const show = (settings: Settings): void => {
    keep(STORED, JSON.stringify(settings))
    applySettings(settings)
    set({ settings })
  }
  const send = async (): Promise<void> => {
    const { settings } = get()
    await api.keepSettings(settings)
    if (get().settings === settings) keep(UNSENT, '')
  }
  const change = (settings: Settings): void => {
    show(settings)
    keep(UNSENT, 'yes')
    clearTimeout(sending)
    // Where no server answers, they are sent with the next visit.
    sending = setTimeout(() => void send().catch(() => undefined), SEND_AFTER)
  }
  return {
    settings: settingsIn(recalled(STORED)),
    set: (key, value) => change({ ...get().settings, [key]: value }),
    reset: () => change(DEFAULTS),
    adopt(kept) {
      if (recalled(UNSENT) === 'yes') change(get().settings)
      else if (Object.keys(kept).length > 0) show(settingsIn(JSON.stringify(kept)))
    },
  }
})

let heardAt: Settings['sound'] = DEFAULTS.sound

/** Silent, or as loud as before. */
export function toggleSound(): void {
  const { settings, set } = useSettings.getState()
  if (settings.sound !== '0') heardAt = settings.sound
  set('sound', settings.sound === '0' ? heardAt : '0')
}

/** Takes up the settings of this device, and changes that another tab makes to them. */
export function startSettings(): void {
  applySettings(useSettings.getState().settings)
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORED) return
    const settings = settingsIn(newValue)
    applySettings(settings)
    useSettings.setState({ settings })
  })
}

/** A setting that is missing or unknown is at its default. Read without a schema: every page begins with it. */
function settingsIn(text: string | null): Settings {
  const read = parseJson(text ?? '')
  const stored = new Map<string, unknown>(Object.entries((read.ok && read.value) || {}))
  const valueOf = (key: SettingName): string =>
    SETTINGS[key].find((value) => value === stored.get(key)) ?? DEFAULTS[key]
  return Object.fromEntries(SETTING_NAMES.map((key) => [key, valueOf(key)])) as unknown as Settings
}

/** Style sheets and games read the settings from attributes of the root element. */
export function applySettings(settings: Settings): void {
  for (const key of SETTING_NAMES) document.documentElement.dataset[key] = settings[key]
}
