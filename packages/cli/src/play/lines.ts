import { createInterface } from 'node:readline'
import type { Out } from '../command.ts'

/** Where answers come from: a keyboard, a pipe or a script. */
export interface Lines {
  /** The next line, or undefined when there are no more. */
  next(prompt: string): Promise<string | undefined>
  /** Waits for the Enter key; what does not come from a keyboard has no key to wait for. */
  pause(prompt: string): Promise<void>
  close(): void
}

export function keyboard(input: NodeJS.ReadableStream, out: NodeJS.WritableStream): Lines {
  const reader = createInterface({ input, output: out, terminal: true })
  // Without a listener Ctrl-C would only pause the input and leave us waiting for ever.
  reader.on('SIGINT', () => reader.close())
  const lines = reader[Symbol.asyncIterator]()
  const next = async (prompt: string): Promise<string | undefined> => {
    reader.setPrompt(prompt)
    reader.prompt()
    const { value, done } = await lines.next()
    return done === true ? undefined : value
  }
  return { next, pause: async (prompt) => void (await next(prompt)), close: () => reader.close() }
}

/** Lines that are ready: they are written out where they are used, so that the output reads like a game played. */
export function readyMade(source: AsyncIterable<string>, out: Out): Lines {
  const lines = source[Symbol.asyncIterator]()
  const next = async (prompt: string): Promise<string | undefined> => {
    const { value, done } = (await lines.next()) as IteratorResult<string, undefined>
    if (done === true) return undefined
    if (value.startsWith('#')) return next(prompt)
    out.write(`${prompt}${value}\n`)
    return value
  }
  return { next, pause: async (prompt) => void out.write(`${prompt}\n`), close: () => undefined }
}

/** The lines of a pipe or a file; those that begin with # are remarks. */
export const linesOf = (input: NodeJS.ReadableStream): AsyncIterable<string> =>
  createInterface({ input, terminal: false })
