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
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const NOBODY: Person = { id: '', name: '' }

/** The name others see for a person without one. */
export const calledName = ({ name }: Person): string => (name === '' ? 'Guest' : name)

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * A person is identified by a token: 256 random bits in a cookie that scripts cannot read; the store has only its hash.
 */
export class People {
  readonly #store: Store
  readonly #now: () => number
  /** Where people were last seen, most recent last. It is not stored. */
  readonly #addresses = new Map<string, string>()

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** NOBODY for an unknown visitor. */
  async known(request: FastifyRequest): Promise<Person> {
    const token = request.cookies[COOKIE] ?? ''
    const person = TOKEN.test(token) ? await this.#store.personByToken(hash(token)) : undefined
    if (person === undefined) return NOBODY
    this.#seen(person.id, request.ip)
    return person
  }

  /** Whose work it is when a table of this person needs a bot. Somebody not seen since the start counts as an address. */
  shareOf(person: string): Share {
    return { person, address: this.#addresses.get(person) ?? person }
  }

  #seen(person: string, address: string): void {
    this.#addresses.delete(person)
    this.#addresses.set(person, address)
    for (const [oldest] of this.#addresses) {
      if (this.#addresses.size <= MOST_REMEMBERED) return
      this.#addresses.delete(oldest)
    }
  }

  /** An unknown visitor gets a token with the reply. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const known = await this.known(request)
    if (known !== NOBODY) return known
    const token = randomBytes(32).toString('base64url')
    const person = { id: randomBytes(12).toString('base64url'), name: '' }
    await this.#store.addPerson(person, hash(token), this.#now())
    this.#seen(person.id, request.ip)
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
