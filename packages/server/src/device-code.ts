import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/*
 * A code opens a person's games on another device. The store keeps the hash of the code and the person's token encrypted
 * with the code: somebody who reads the store can use neither.
 */

const CIPHER = 'aes-256-gcm'
/** In bytes. */
const CODE = 9
const KEY = 32
const NONCE = 12
const TAG = 16

interface NewCode {
  readonly code: string
  /** What it is found by. */
  readonly id: string
  readonly sealed: string
}

/** A code has 72 random bits, so that it needs no slow hash. */
const derived = (code: string, what: string): Buffer => Buffer.from(hkdfSync('sha256', code, 'orrery', what, KEY))

export const codeId = (code: string): string => derived(code, 'id').toString('base64url')

export function newCode(token: string): NewCode {
  const code = randomBytes(CODE).toString('base64url')
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, derived(code, 'key'), nonce)
  const hidden = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return { code, id: codeId(code), sealed: Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url') }
}

export function unsealed(code: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag, hidden] = [
    bytes.subarray(0, NONCE),
    bytes.subarray(NONCE, NONCE + TAG),
    bytes.subarray(NONCE + TAG),
  ]
  const decipher = createDecipheriv(CIPHER, derived(code, 'key'), nonce)
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
}
