import type { Result } from '@orrery/kernel'

/** An error response that says what is wrong and what to do. */
export class Refusing extends Error {
  readonly status: number

  constructor(status: number, say: string) {
    super(say)
    this.status = status
  }
}

/** The value of a result; an error becomes the response. */
export function used<T>(read: Result<T, string>): T {
  if (read.ok) return read.value
  throw new Refusing(400, read.error)
}
