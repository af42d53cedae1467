import { create } from 'zustand'

export type SheetName = 'settings' | 'keys'

interface SheetState {
  readonly open: SheetName | undefined
  show(sheet: SheetName): void
  close(): void
}

/** The sheet that is open over the page, on whatever page. */
export const useSheet = create<SheetState>((set) => ({
  open: undefined,
  show: (open) => set({ open }),
  close: () => set({ open: undefined }),
}))
