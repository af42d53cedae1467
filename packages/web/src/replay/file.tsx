import { problemText, readRecord } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { useSearch } from 'wouter'
import { WorkerLink } from '../local/link.ts'
import { say } from '../net/api.ts'
import { useTitle } from '../parts/hooks.ts'
import page from '../parts/page.module.css'
import { Page } from '../parts/page.tsx'
import { checkedPack } from '../packs/read.ts'
import { loadEntryPoint } from '../registry.ts'
import { Replay, type Source, sourceFrom } from './replay.tsx'
import style from './replay.module.css'

async function sourceOf(file: File): Promise<Source> {
  const record = await file.text()
  const read = readRecord(record)
  if (!read.ok) throw new Error(`This file is not a saved game: ${problemText(read.error)}.`)
  if (read.value.pack !== undefined) await checkedPack(read.value.pack)
  const entryPoint = await loadEntryPoint(read.value.game)
  if (entryPoint === undefined) throw new Error(`There is no game "${read.value.game}" here.`)
  await playsThrough(record)
  return sourceFrom(entryPoint, record)
}

/** A record that can be read may still hold a move the rules refuse. */
async function playsThrough(record: string): Promise<void> {
  const link = new WorkerLink({ t: 'replay', record }, { update: () => undefined, line: () => undefined })
  const opened = await link.opened
  link.close()
  if (!opened.ok) throw new Error(opened.say)
}

/** The record that was opened last: `?at=` comes back to it from elsewhere on the page. */
let opened: Source | undefined

/** A record from a file, replayed on this device. */
export function FilePage(): ReactNode {
  useTitle('Open a saved game')
  const back = new URLSearchParams(useSearch()).has('at')
  const [source, setSource] = useState(back ? opened : undefined)
  const [problem, setProblem] = useState('')
  const open = (file: File | undefined): void => {
    if (file === undefined) return
    setProblem('')
    sourceOf(file).then(
      (found) => setSource((opened = found)),
      (error: unknown) => setProblem(say(error)),
    )
  }
  if (source !== undefined) return <Replay source={source} path="/file" />
  return (
    <Page>
      <main className={page.column}>
        <h1 className={page.title}>Open a saved game</h1>
        <label className={style.drop}>
          A saved game is a small text file. It is replayed on this device and not uploaded.
          <input type="file" accept=".txt,.orrery,text/plain" onChange={(event) => open(event.target.files?.[0])} />
          {problem !== '' && <span role="alert">{problem}</span>}
        </label>
      </main>
    </Page>
  )
}
