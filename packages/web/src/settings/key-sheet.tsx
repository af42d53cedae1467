import { markScroll } from '@orrery/ui'
import type { ReactNode } from 'react'
import { type KeyLine, useQuestionKeys } from './question-keys.ts'
import { COLUMNS } from './keys.ts'
import { SheetDialog } from './sheet-dialog.tsx'
import style from './sheet.module.css'

/** Every key: first those of the present question, then those that always mean the same. */
export function KeySheet(): ReactNode {
  const lines = useQuestionKeys((state) => state.lines)
  const [first = [], ...others] = COLUMNS
  const now = lines.length === 0 ? [] : [{ title: 'Now', lines }]
  return (
    <SheetDialog title="Keys" about="Everything at the table also works without a mouse." className={style.keys}>
      <div
        className={style.columns}
        role="group"
        aria-label="All keys"
        tabIndex={0}
        ref={markScroll}
        data-scrolls="down"
      >
        <div className={style.lists}>
          {[[...now, ...first], ...others].map((column, i) => (
            <div key={i}>
              {column.map((list) => (
                <KeyList key={list.title} {...list} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <footer>Letters change with the question you are asked.</footer>
    </SheetDialog>
  )
}

function KeyList({ title, lines }: { readonly title: string; readonly lines: readonly KeyLine[] }): ReactNode {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
