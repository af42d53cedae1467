import type { ReactNode } from 'react'

interface TabsProps<T extends string> {
  /** Ids of the tabs are `id-name`, the panel they control is `id-panel`. */
  readonly id: string
  readonly tabs: readonly (readonly [name: T, title: string])[]
  readonly chosen: NoInfer<T>
  readonly className: string | undefined
  readonly choose: (name: NoInfer<T>) => void
}

export function Tabs<T extends string>({ id, tabs, chosen, className, choose }: TabsProps<T>): ReactNode {
  return (
    <div className={className} role="tablist">
      {tabs.map(([name, title]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={chosen === name}
          aria-controls={`${id}-panel`}
          onClick={() => choose(name)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
