/* One line per game. */

export { manifest as expanse } from './expanse/manifest.ts'
export { manifest as expedition, referee } from './expedition/manifest.ts'
export { manifest as hexpanse } from './hexpanse/manifest.ts'
