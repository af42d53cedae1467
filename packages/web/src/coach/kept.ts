import type { Json } from '@orrery/kernel'
import type { Study } from '@orrery/table'

/* What the coach found in games on this device is kept in this browser; the oldest make room. */

const BASE = 'orrery'
const SHELF = 'studies'
const MOST = 40

interface Kept {
  readonly key: string
  readonly at: number
  readonly study: Study
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('this browser keeps nothing')))
  return promise
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(BASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(SHELF, { keyPath: 'key' }).createIndex('at', 'at')
  })
  return done(request)
}

async function shelf<T>(mode: IDBTransactionMode, act: (shelf: IDBObjectStore) => Promise<T>): Promise<T> {
  const base = await open()
  try {
    return await act(base.transaction(SHELF, mode).objectStore(SHELF))
  } finally {
    base.close()
  }
}

/** As it was kept, perhaps by an earlier version; a browser that keeps nothing has nothing. */
export async function keptStudy(key: string): Promise<Json | undefined> {
  try {
    const kept = await shelf('readonly', (all) => done(all.get(key) as IDBRequest<Kept | undefined>))
    return kept?.study as unknown as Json | undefined
  } catch {
    return undefined
  }
}

export async function keepStudy(key: string, study: Study): Promise<void> {
  const kept: Kept = { key, at: Date.now(), study }
  try {
    await shelf('readwrite', async (all) => {
      await done(all.put(kept))
      const keys = await done(all.index('at').getAllKeys())
      for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await done(all.delete(old))
    })
  } catch {
    // Private windows may keep nothing: the coach thinks again next time.
  }
}
