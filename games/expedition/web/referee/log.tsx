import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { SeatMark } from '../marks.tsx'
import { useWide } from '../room.ts'
import { lineText } from './exports.tsx'
import { usePlay } from './play.ts'
import controls from './controls.module.css'
import style from './table.module.css'

/* What happened, line by line, and who entered it. */

const RULING = 'by ruling'

/** What the table allowed is seen at a glance. */
const Marked = ({ text }: { readonly text: string }): ReactNode =>
  text.split(RULING).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <mark>{RULING}</mark>}
      {part}
    </Fragment>
  ))

/** How many lines stand there unasked. */
const FEW = 3
const FEW_WIDE = 12

export function Log(): ReactNode {
  const play = usePlay()
  const { moment, core, still, back } = play
  const { log } = moment
  const [all, setAll] = useState(false)
  const few = useWide() ? FEW_WIDE : FEW
  const lines = all ? log : log.slice(-few)
  // Where the log has a place of its own, its end is what is new.
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = place
    if (current === null) return undefined
    // It shrinks when the question under it grows.
    const watch = new ResizeObserver(() => current.scrollTo({ top: current.scrollHeight }))
    watch.observe(current)
    return () => watch.disconnect()
  }, [log.length])
  return (
    <section ref={place} className={all ? `${style.log} ${style.whole}` : style.log} aria-label="What happened">
      {log.length > few && (
        <button type="button" className={style.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Only the last lines' : `All ${log.length} lines`}
        </button>
      )}
      <ol>
        {lines.map((line) => (
          <li key={line.number} data-line={line.number}>
            <i>{line.number}</i>
            {line.seat >= 0 && <SeatMark ruleset={core.ruleset} player={line.seat} size={12} />}
            <span>
              <Marked text={lineText(play, line)} />
            </span>
            {line.by !== '' && <u>{line.by}</u>}
            {line.text === '' && !still && (
              <button
                type="button"
                aria-label={`Undo back to before line ${line.number}`}
                onClick={() => back(line.before)}
              >
                undo
              </button>
            )}
          </li>
        ))}
      </ol>
      {log.length === 0 && <p className={controls.quiet}>Nothing has happened yet.</p>}
    </section>
  )
}
