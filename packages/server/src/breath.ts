import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work before others get a turn. */
const AT_A_TIME = 8

/** For loops that may run long: awaited in each round, it gives way to others every few milliseconds. */
export function catchingBreath(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < AT_A_TIME) return undefined
    return setImmediate().then(() => void (since = performance.now()))
  }
}
