import type { AnyEntryPoint } from '@orrery/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { Opening, WorkerLink } from '../local/link.ts'
import { type Running, run } from '../local/run.ts'
import { say } from '../net/api.ts'
import { nameHere } from '../parts/me.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { checkedPack } from '../packs/read.ts'
import { entryPointOf } from '../registry.ts'
import { DeskContext } from '../table/context.ts'
import { TableView } from '../table/table.tsx'
import { BranchBar } from './bar.tsx'
import style from './branch.module.css'
import { decode, encode } from './code.ts'
import { BranchContext } from './context.ts'
import type { Carried } from './try.ts'

/** How a branch is opened, and by which entry point it is drawn. A new one is a new object. */
interface Opened {
  readonly entryPoint: AnyEntryPoint
  readonly opening: Opening
  /** The page to go back to, '' for a visitor who came by the link. */
  readonly back: string
}

/** The branch in the address, or one that is about to be dealt from a game. */
async function openedHere(): Promise<Opened> {
  const carried = history.state as Carried | null
  const back = carried?.back ?? ''
  const code = location.hash.slice(1)
  const name = nameHere()
  if (code === '' && carried?.trial !== undefined) {
    const { trial } = carried
    return { entryPoint: await entryPointOf(trial.game), opening: { t: 'try', trial, name }, back }
  }
  const branch = await decode(code)
  if (!branch.ok) throw new Error(branch.error)
  if (branch.value.pack !== undefined) await checkedPack(branch.value.pack)
  return {
    entryPoint: await entryPointOf(branch.value.game),
    opening: { t: 'branch', branch: branch.value, name },
    back,
  }
}

/** `/branch#...`: a game that is tried out from a position. The address holds all of it and follows every move. */
export function BranchPage(): ReactNode {
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState('')
  const fail = useCallback((error: unknown) => setProblem(say(error)), [])
  useEffect(() => {
    const open = (): void => {
      setProblem('')
      openedHere().then(setOpened, fail)
    }
    open()
    // The page writes its address without this event: it means that another link was put in.
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [fail])
  if (problem !== '') return <DeadEnd why={problem} />
  return opened === undefined ? <Calm title="" /> : <Tried opened={opened} reopen={setOpened} fail={fail} />
}

interface TriedProps {
  readonly opened: Opened
  reopen(opened: Opened): void
  fail(error: unknown): void
}

function Tried({ opened, reopen, fail }: TriedProps): ReactNode {
  const [running, setRunning] = useState<Running>()
  useEffect(() => {
    const { entryPoint, opening, back } = opened
    let told = 0
    const follow = async (link: WorkerLink): Promise<void> => {
      const mine = ++told
      const branch = await encode(await link.branch())
      if (mine !== told) return
      history.replaceState({ back } satisfies Carried, '', `/branch#${branch}`)
    }
    const made = run(entryPoint, opening, (link) => void follow(link))
    void made.link.opened.then((reply) => reply.ok || fail(new Error(reply.say)))
    setRunning(made)
    return () => {
      told++
      made.desk.close()
    }
  }, [opened, fail])
  const inside = useMemo(
    () => ({ rewind: (to: number) => void running?.link.rewind(to).then(running.desk.toNow) }),
    [running],
  )
  if (running === undefined) return <Calm title="" />
  const { desk, link } = running
  const deal = async (): Promise<void> => {
    const { game, bots, after, position } = await link.branch()
    const trial = { game, bots, after, moves: [], seen: { position } }
    reopen({ ...opened, opening: { t: 'try', trial, name: nameHere() } })
  }
  return (
    <BranchContext value={inside}>
      <div className={style.page}>
        <DeskContext value={desk}>
          <BranchBar back={opened.back} after={afterOf(opened.opening)} deal={() => void deal()} />
        </DeskContext>
        <TableView desk={desk} />
      </div>
    </BranchContext>
  )
}

function afterOf(opening: Opening): number {
  if (opening.t === 'try') return opening.trial.after
  return opening.t === 'branch' ? opening.branch.after : 0
}
