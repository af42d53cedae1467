import type { Json } from '@orrery/kernel'
import { openBox } from './boxes.ts'
import type { View } from './types.ts'

/** The tables do not travel: a box writes its key and is found again by it. */
export function openView(json: Json): View {
  const travelled = json as unknown as Omit<View, 'box'> & { readonly box: string }
  return { ...travelled, box: openBox(travelled.box) }
}
