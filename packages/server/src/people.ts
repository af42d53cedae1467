import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person, Store } from './store/store.ts'

const COOKIE = 'orrery'
/** As long as browsers keep one. */
const COOKIE_SECONDS = 400 * 24 * 3600
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const NOBODY: Person = { id: '', name: '' }

/** What others read where somebody gave no name. */
export const calledName = ({ name }: Person): string => (name === '' ? 'Guest' : name)

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Who asks is whoever has the token: 256 random bits in a cookie that no script can read; the store has its hash. */
export class People {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** NOBODY for a visitor who is not known. */
  async known(request: FastifyRequest): Promise<Person> {
    const token = request.cookies[COOKIE] ?? ''
    return TOKEN.test(token) ? ((await this.#store.personByToken(hash(token))) ?? NOBODY) : NOBODY
  }

  /** A visitor who is not known yet gets a token with the answer. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const known = await this.known(request)
    if (known !== NOBODY) return known
    const token = randomBytes(32).toString('base64url')
    const person = { id: randomBytes(12).toString('base64url'), name: '' }
    await this.#store.addPerson(person, hash(token), this.#now())
    reply.setCookie(COOKIE, token, {
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      path: '/',
      maxAge: COOKIE_SECONDS,
    })
    return person
  }
}
