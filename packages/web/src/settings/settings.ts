import { create } from 'zustand'
import { keep, recalled } from '../parts/storage.ts'

/** What a person may set, each with its choices; the first is the default. */
export const SETTINGS = {
  /** How fast other players' moves are shown. */
  pace: ['normal', 'slow', 'fast', 'instant'],
  /** Volume in percent. */
  sound: ['50', '0', '25', '75', '100'],
  vibration: ['on', 'off'],
  /**
   * What is asked about before it happens. `waste`: moves that waste something, and moves that other people would have to
   * agree to undo; `always`: every move that cannot be undone freely, also among bots; `never`: nothing.
   */
  confirm: ['waste', 'always', 'never'],
  textSize: ['normal', 'large', 'larger'],
  motion: ['system', 'reduced', 'full'],
  /** Hatching beside colour on everything that belongs to a side. */
  patterns: ['off', 'on'],
  contrast: ['normal', 'high'],
  /** Letters on the buttons that a key presses. */
  letters: ['on', 'off'],
} as const

type Key = keyof typeof SETTINGS
export type Settings = { readonly [K in Key]: (typeof SETTINGS)[K][number] }

const STORED = 'orrery.settings'
const KEYS = Object.keys(SETTINGS) as readonly Key[]
const DEFAULTS = Object.fromEntries(KEYS.map((key) => [key, SETTINGS[key][0]])) as unknown as Settings

interface SettingsState {
  readonly settings: Settings
  set<K extends Key>(key: K, value: Settings[K]): void
}

export const useSettings = create<SettingsState>((set, get) => ({
  settings: read(recalled(STORED)),
  set(key, value) {
    const settings = { ...get().settings, [key]: value }
    keep(STORED, JSON.stringify(settings))
    applySettings(settings)
    set({ settings })
  },
}))

/** Stored settings, as far as they are choices that exist; the default for the rest. */
function read(text: string | null): Settings {
  const stored = parsed(text)
  const known = KEYS.filter((key) => (SETTINGS[key] as readonly unknown[]).includes(stored[key]))
  return { ...DEFAULTS, ...Object.fromEntries(known.map((key) => [key, stored[key]])) }
}

function parsed(text: string | null): { readonly [key: string]: unknown } {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) }
  } catch {
    return {}
  }
}

/** Style sheets and games read the settings from attributes of the root element. */
export function applySettings(settings: Settings): void {
  for (const key of KEYS) document.documentElement.dataset[key] = settings[key]
}
