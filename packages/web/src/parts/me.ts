import { create } from 'zustand'
import { api } from '../net/api.ts'
import { useSettings } from '../settings/settings.ts'
import { keep, recalled } from './storage.ts'

/** The player's name. The server keeps it; this device remembers it for tables of its own. */
interface MeState {
  readonly name: string
  load(): Promise<void>
  /** On this page only, while it is typed. */
  call(name: string): void
  rename(name: string): Promise<void>
}

/** Where this device keeps the name. */
export const NAME_KEY = 'orrery.name'

export const useMe = create<MeState>((set) => ({
  name: recalled(NAME_KEY) ?? '',
  async load() {
    const { name, settings } = await api.me()
    useSettings.getState().adopt(settings)
    if (name === '') return
    keep(NAME_KEY, name)
    set({ name })
  },
  call: (name) => set({ name }),
  async rename(name) {
    keep(NAME_KEY, name)
    set({ name })
    await api.rename(name)
  },
}))

/** The name at a table of this device. */
export const nameHere = (): string => (useMe.getState().name === '' ? 'Guest' : useMe.getState().name)
