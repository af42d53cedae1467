/** How many times a check runs: in `npm test`, and in `npm run test:long`. */
export function sampleSize(usual: number, long: number): number {
  return isLong() ? long : usual
}

/** Whether this is `npm run test:long`, which runs the same suites at full counts. */
export function isLong(): boolean {
  return process.env['ORRERY_LONG'] === '1'
}
