import { chmodSync, existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderLock, type Holder } from '../src/index.ts'
import { folder, remove } from './world.ts'

const NOBODY = 65534

/** Root may write to every file, so as root the test goes on as somebody else. */
function asOrdinaryUser(run: () => void): void {
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(NOBODY)
  try {
    run()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

describe('the lock of a data folder', () => {
  let path: string
  const held: FolderLock[] = []

  beforeEach(() => {
    path = folder()
  })

  afterEach(() => {
    for (const lock of held.splice(0)) lock.release()
    remove(path)
  })

  function take(at = path): FolderLock {
    const lock = FolderLock.take(at)
    if (!lock.ok) throw new Error('it is taken')
    held.push(lock.value)
    return lock.value
  }

  function release(lock: FolderLock): void {
    held.splice(held.indexOf(lock), 1)
    lock.release()
  }

  function holder(at = path): Holder | undefined {
    const lock = FolderLock.take(at)
    if (lock.ok) lock.value.release()
    return lock.ok ? undefined : lock.error
  }

  it('is held once, and tells who holds it', () => {
    const lock = take()
    expect(holder()).toEqual({ pid: process.pid })
    lock.announce('http://127.0.0.1:9')
    expect(holder()).toEqual({ pid: process.pid, address: 'http://127.0.0.1:9' })
  })

  it('can be taken again after its release, which leaves no note', () => {
    release(take())
    expect(readdirSync(path)).toEqual(['server.lock'])
    expect(holder()).toBeUndefined()
  })

  it('is the same through a symbolic link', () => {
    const link = join(path, 'link')
    symlinkSync(path, link)
    take(link)
    expect(holder()).toEqual({ pid: process.pid })
  })

  it('is not taken on a file that can only be read', () => {
    writeFileSync(join(path, 'server.lock'), '', { mode: 0o444 })
    chmodSync(path, 0o777)
    asOrdinaryUser(() => expect(() => FolderLock.take(path)).toThrow('readonly'))
  })

  it('of one folder does not lock another', () => {
    const other = folder()
    take()
    expect(holder(other)).toBeUndefined()
    remove(other)
  })

  it.each(['', '{"pid":', '[1]', '{"pid":"me"}'])('is not decided by the note: %s', (note) => {
    writeFileSync(join(path, 'server.json'), note)
    const lock = take()
    writeFileSync(join(path, 'server.json'), note)
    expect(holder()).toEqual({})
    release(lock)
    expect(existsSync(join(path, 'server.json'))).toBe(false)
  })

  it('ignores the note of a server that is gone', () => {
    writeFileSync(join(path, 'server.json'), '{"pid":1,"address":"http://127.0.0.1:9"}')
    take()
    expect(holder()).toEqual({ pid: process.pid })
  })
})
