import type { ToldDifference } from '@orrery/kernel'
import type { ReactNode } from 'react'
import style from './packs.module.css'

const grouped = <T,>(list: readonly T[], nameOf: (one: T) => string): readonly (readonly [string, readonly T[]])[] => {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one])
  return [...groups]
}

/** The differences by section and row: the old value struck through, the new one in brass. */
export function Differences({ told }: { readonly told: readonly ToldDifference[] }): ReactNode {
  if (told.length === 0) return <p className={style.note}>Nothing differs: everything is as delivered.</p>
  return grouped(told, ({ section }) => section).map(([section, ofSection]) => (
    <section key={section} className={style.section}>
      <h3>{section}</h3>
      <dl>
        {grouped(ofSection, ({ row }) => row).map(([row, fields]) => (
          <div key={row}>
            <dt>{row}</dt>
            <dd>
              {fields.map(({ field, was, now }) => (
                <p key={field}>
                  {field !== '' && <span>{field}: </span>}
                  <s>{was}</s> <b>{now}</b>
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
