import { Component, type ReactNode } from 'react'
import controls from './controls.module.css'
import style from './page.module.css'

interface BoundaryProps {
  readonly children: ReactNode
}

/** An error while rendering shows a sentence and a way to continue instead of an empty page. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

/** Both buttons reload everything: the broken part may be in the page's memory. */
function Broken(): ReactNode {
  return (
    <div className={style.page}>
      <main className={style.calm}>
        <h1 role="alert">Something went wrong on this page. Reload it; if that does not help, go to the start page.</h1>
        <button type="button" className={controls.strong} onClick={() => location.reload()}>
          Reload
        </button>
        <a href="/">To the start page</a>
      </main>
    </div>
  )
}
