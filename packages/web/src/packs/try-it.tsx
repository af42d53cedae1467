import { DEFAULT_LEVEL } from '@orrery/bots'
import type { Json, Pack } from '@orrery/kernel'
import { litThings, type PackTrial, stillTable } from '@orrery/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Carried } from '../branch/try.ts'
import type { EditorProps, Workshop } from './workshop.ts'
import style from './preview.module.css'

interface Tried extends PackTrial {
  /** Checked. */
  readonly pack: Pack
  readonly seat: number
  readonly view: unknown
}

/** A position in which the row comes into play; undefined where there is none, or the pack has something to fix. */
function tried(
  { game, input, editor }: Workshop,
  pack: Pack,
  section: string,
  row: string,
  seed: number,
): Tried | undefined {
  const read = input.read(pack)
  if (!read.ok || game.packs === undefined) return undefined
  const hash = game.packs.keep(read.value)
  const trial = editor.trial?.(hash, section, row, `${row} ${seed}`)
  const state = trial === undefined ? undefined : game.position.read(trial.position)
  if (trial === undefined || state?.ok !== true) return undefined
  const seat = game.pending(state.value)[0]?.seat
  if (seat === undefined) return undefined
  return {
    ...trial,
    pack: read.value,
    seat,
    view: game.openView(JSON.parse(JSON.stringify(game.view(state.value, seat))) as Json),
  }
}

/** The board of such a position, with what may be touched, and the way to play on from there. */
export function TryIt({ shop, pack, open }: EditorProps): ReactNode {
  const [seed, setSeed] = useState(0)
  const [, navigate] = useLocation()
  const { section, row } = open
  const found = useMemo(() => tried(shop, pack, section, row, seed), [shop, pack, section, row, seed])
  if (shop.editor.trial === undefined) return null
  const { entryPoint, game } = shop
  const play = ({ pack: checked, position, seats, seat }: Tried): void => {
    const bots = Array.from({ length: seats }, (_, one) => (one === seat ? '' : DEFAULT_LEVEL))
    const carried: Carried = {
      trial: { game: game.id, pack: checked, bots, after: 0, moves: [], seen: { position } },
      back: location.pathname,
    }
    navigate('/branch', { state: carried })
  }
  return (
    <section className={style.trying} aria-label="Try it in a position">
      <header>
        <h3>Try it in a position</h3>
        <button type="button" onClick={() => setSeed(seed + 1)}>
          Another position
        </button>
      </header>
      {found === undefined ? (
        <p>There is nothing to try here: it needs an Event or an action of a pack without anything to fix.</p>
      ) : (
        <>
          <div className={style.board} data-square={entryPoint.square}>
            <entryPoint.Board
              {...stillTable(found.view, { seat: found.seat, lit: litThings(entryPoint, found.view, undefined) })}
            />
          </div>
          <p>
            <entryPoint.Sentence text={entryPoint.words.question(found.view, found.seat)} />
            {` ${answers(entryPoint.offer(found.view).length)}`}
          </p>
          <button type="button" className={style.play} onClick={() => play(found)}>
            Play it here
          </button>
        </>
      )}
    </section>
  )
}

const answers = (n: number): string => (n === 1 ? '1 answer.' : `${n} answers.`)
