import type { ReactNode } from 'react'
import type { EditorProps } from './workshop.ts'
import { stateOf } from './row-state.ts'
import style from './preview.module.css'

/** The row as the table will tell of it, and how it differs from what is delivered. */
export function Preview(props: EditorProps): ReactNode {
  const { shop, pack, problems, open } = props
  const { section, row } = open
  const told = shop.editor.tell(pack, section, row)
  const { isChanged } = stateOf(props, section, row)
  const { SideMark } = shop.entryPoint
  const Picture = shop.editor.pictures?.[section]
  const differences = (shop.game.packs?.between(undefined, pack) ?? []).filter(
    (one) => one.section === section && one.row === row,
  )
  const isWrong = problems.some(({ at }) => at.startsWith(`${section}.${row}`))
  return (
    <section className={style.preview} aria-label="As it will look">
      <h3>As it will look</h3>
      <div className={style.both}>
        <article className={style.card} data-drawn={Picture !== undefined}>
          {isChanged && <span className={style.own}>your version</span>}
          <span className={style.corner}>{told.corner}</span>
          {Picture !== undefined && (
            <span className={style.picture}>
              <Picture {...{ pack, section, row }} />
            </span>
          )}
          <h4>{told.title}</h4>
          <p>{told.text}</p>
          <p className={style.marks}>
            {told.marks.map(({ text, side }) => (
              <span key={text} data-f={side}>
                {side !== undefined && <SideMark side={side} size={11} />} {text}
              </span>
            ))}
            {isWrong && <span className={style.wrong}>?</span>}
          </p>
        </article>
        <dl className={style.differences}>
          {differences.length === 0 && <p>As delivered.</p>}
          {differences.map((one) => {
            const said = shop.words.difference(one, pack)
            return (
              <div key={one.field}>
                <dt>{said.field || said.row}</dt>
                <dd>
                  <s>{said.was}</s> <b>{said.now}</b>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
      {told.sources !== '' && <p className={style.sources}>{told.sources}</p>}
    </section>
  )
}
