import { type ReactNode, useEffect, useState } from 'react'

/** A click that comes sooner was meant for what stood there before: people double-click within half a second. */
const A_MOMENT = 500

interface DeliberateProps {
  readonly className: string | undefined
  act(): void
  readonly children: ReactNode
}

/** A button that appears under the hand and should not be pressed by the press that brought it. */
export function Deliberate({ className, act, children }: DeliberateProps): ReactNode {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), A_MOMENT)
    return () => clearTimeout(timer)
  }, [])
  return (
    <button
      type="button"
      className={className}
      autoFocus
      aria-disabled={!ready}
      onClick={() => {
        if (ready) act()
      }}
    >
      {children}
    </button>
  )
}
