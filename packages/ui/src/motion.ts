/*
 * How fast things move. The page writes the person's settings to the root element (`data-motion`, `data-pace`); style
 * sheets and games read them from there, so that a change takes effect at once.
 */

/** Milliseconds are multiplied by this. */
const FACTORS: Readonly<Record<string, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 }

/** Whether nothing is shown in passing at all: others' moves and scenes are over at once. */
export const isInstant = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset['pace'] === 'instant'

/** Whether nothing may move: the person or their system asks for reduced motion, or the pace is instant. */
export function isStill(): boolean {
  if (typeof document === 'undefined' || typeof matchMedia === 'undefined') return true
  const { motion, pace } = document.documentElement.dataset
  if (motion === 'reduced' || pace === 'instant') return true
  return motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long something that takes this many milliseconds at normal pace takes at the person's own; 0 when still. */
export function paced(milliseconds: number): number {
  return isStill() ? 0 : milliseconds * (FACTORS[document.documentElement.dataset['pace'] ?? 'normal'] ?? 1)
}
