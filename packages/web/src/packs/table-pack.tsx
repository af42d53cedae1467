import type { Pack } from '@orrery/kernel'
import { lazy, type ReactNode, Suspense } from 'react'

const PackChip = lazy(async () => ({ default: (await import('./chip.tsx')).PackChip }))

/** The pack of a table, where it has one; only then is loaded what tells of it. */
export const TablePack = ({ pack }: { readonly pack: Pack | undefined }): ReactNode =>
  pack === undefined ? null : (
    <Suspense>
      <PackChip pack={pack} />
    </Suspense>
  )
