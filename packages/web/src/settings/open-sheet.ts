import { create } from 'zustand'

export type SheetName = 'settings' | 'keys'

interface SheetState {
  readonly open: SheetName | undefined
  show(sheet: SheetName): void
  close(): void
}

/** Which sheet lies over the page, whatever page it is. */
export const useSheet = create<SheetState>((set) => ({
  open: undefined,
  show: (open) => set({ open }),
  close: () => set({ open: undefined }),
}))
