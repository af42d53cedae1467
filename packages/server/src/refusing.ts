/** An error response that says what is wrong and what to do. */
export class Refusing extends Error {
  readonly status: number

  constructor(status: number, say: string) {
    super(say)
    this.status = status
  }
}
