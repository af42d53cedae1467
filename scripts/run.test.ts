import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, describe, expect, test } from 'vitest'

const ROOT = `${import.meta.dirname}/..`
const away = mkdtempSync(`${tmpdir()}/orrery launcher `)
afterAll(() => rmSync(away, { recursive: true }))

/** Puts a command of our own in front of the system's. */
function pretend(command: string, answer: string): void {
  writeFileSync(`${away}/${command}`, `#!/bin/sh\n${answer}\n`, { mode: 0o755 })
}

function start(file: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, PATH: `${away}:${process.env['PATH']}` }
  return spawnSync(file, args, { cwd: away, env, encoding: 'utf8' })
}

describe('the launcher', () => {
  symlinkSync(`${ROOT}/orrery`, `${away}/link to orrery`)

  test.each([`${ROOT}/orrery`, `${away}/link to orrery`])(
    '%s starts the cli in silence and hands on every word',
    (file) => {
      pretend('node', `[ "$1" = --version ] && echo v24.0.0 && exit; printf '%s|' "$@"; echo $$ "$PWD"; exit 3`)
      const { status, stdout, stderr } = start(file, 'replay', 'two words', '')
      expect(stderr).toBe('')
      expect(stdout).toMatch(/\/packages\/cli\/src\/main\.ts\|replay\|two words\|\|\d+ /)
      expect(stdout).toContain(away)
      expect(status).toBe(3)
    },
  )

  test('says what is missing where there is no Node 24 to fetch', () => {
    pretend('node', 'echo v20.20.2')
    pretend('uname', 'echo Darwin arm64')
    const { status, stdout, stderr } = start(`${away}/link to orrery`)
    expect(stderr).toContain('Node 24 or newer is required (here: v20.20.2)')
    expect(stdout).toBe('')
    expect(status).toBe(1)
  })
})
