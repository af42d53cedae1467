import { readFileSync, writeFileSync } from 'node:fs'
import { type GameRecord, type Json, parseJson, problemText, readRecord } from '@orrery/kernel'
import { messageOf, UsageError } from './usage.ts'

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'nothing can be written there',
  EEXIST: 'it is not a folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a folder',
}

/** Why a file or folder cannot be used, in words. */
export const reason = (error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException
  return (code === undefined ? undefined : REASONS[code]) ?? messageOf(error)
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${reason(error)}.`)
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${reason(error)}.`)
  }
}

export function readJsonFile(path: string): Json {
  const json = parseJson(readText(path))
  if (json.ok) return json.value
  throw new UsageError(`${path} is not JSON: ${json.error}.`)
}

export function readRecordFile(path: string): GameRecord {
  const record = readRecord(readText(path))
  if (record.ok) return record.value
  throw new UsageError(`${path} is not a whole record: at ${problemText(record.error)}.`)
}
