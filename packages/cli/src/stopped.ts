/** Resolves when the process is told to end. */
export function stopped(): Promise<void> {
  const { promise, resolve: stop } = Promise.withResolvers<void>()
  process.once('SIGINT', () => stop())
  process.once('SIGTERM', () => stop())
  return promise
}
