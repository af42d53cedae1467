import { SidePatterns } from '@orrery/ui'
import type { ReactNode } from 'react'
import { useDesk } from '../table/context.ts'
import { useSettings } from './settings.ts'

/** Hatches what belongs to the sides of this table, where the person asks for it. */
export function Patterns(): ReactNode {
  const { entryPoint } = useDesk()
  const on = useSettings(({ settings }) => settings.patterns === 'on')
  return on ? <SidePatterns colours={entryPoint.colours} /> : null
}
