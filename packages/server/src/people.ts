import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person, Store } from './store/store.ts'
import type { Share } from './turns.ts'

const COOKIE = 'orrery'
/** The longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 3600
const HOW = { httpOnly: true, sameSite: 'lax', secure: 'auto', path: '/' } as const
/** People whose address is remembered. */
const MOST_REMEMBERED = 10_000
/** Milliseconds from one note in the store that somebody was here to the next. */
const STORE_EVERY = 3_600_000
const TOKEN = /^[A-Za-z0-9_-]{43}$/

interface Visit {
  readonly address: string
  /** When the store was last told that they were here. */
  readonly stored: number
}

export const NOBODY: Person = { id: '', name: '' }

/** The name others see; "Guest" for a person without one. */
export const calledName = ({ name }: Person): string => (name === '' ? 'Guest' : name)

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * A person is identified by a token: 256 random bits in a cookie that scripts cannot read; the store has only its hash.
 */
export class People {
  readonly #store: Store
  readonly #now: () => number
  /** Where people were last seen, most recent last; addresses are not stored. */
  readonly #visits = new Map<string, Visit>()

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** NOBODY for an unknown visitor. */
  async known(request: FastifyRequest): Promise<Person> {
    const token = request.cookies[COOKIE] ?? ''
    const person = TOKEN.test(token) ? await this.#store.personByToken(hash(token)) : undefined
    if (person === undefined) return NOBODY
    await this.#seen(person.id, request.ip)
    return person
  }

  /** Whose work it is when a table of this person needs a bot. Somebody not seen since the start counts as an address. */
  shareOf(person: string): Share {
    return { person, address: this.#visits.get(person)?.address ?? person }
  }

  async #seen(person: string, address: string): Promise<void> {
    const stored = this.#visits.get(person)?.stored ?? 0
    const isDue = this.#now() - stored >= STORE_EVERY
    this.#visits.delete(person)
    this.#visits.set(person, { address, stored: isDue ? this.#now() : stored })
    for (const [oldest] of this.#visits) {
      if (this.#visits.size <= MOST_REMEMBERED) break
      this.#visits.delete(oldest)
    }
    // A store that cannot be written to is no reason to turn them away.
    if (isDue) await this.#store.see(person, this.#now()).catch(() => undefined)
  }

  /** An unknown visitor gets a token with the reply. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const known = await this.known(request)
    if (known !== NOBODY) return known
    const token = randomBytes(32).toString('base64url')
    const person = { id: randomBytes(12).toString('base64url'), name: '' }
    await this.#store.addPerson(person, hash(token), this.#now())
    await this.#seen(person.id, request.ip)
    this.recognise(reply, token)
    return person
  }

  /** The browser that gets this reply is that person from now on. */
  recognise(reply: FastifyReply, token: string): void {
    reply.setCookie(COOKIE, token, { ...HOW, maxAge: COOKIE_SECONDS })
  }

  /** The browser that gets this reply is nobody from now on. */
  dismiss(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, HOW)
  }

  /** The token of a person who is known already. */
  tokenOf(request: FastifyRequest): string {
    return request.cookies[COOKIE] ?? ''
  }
}
