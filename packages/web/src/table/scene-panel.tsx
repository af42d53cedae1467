import { markScroll, type TableProps } from '@orrery/ui'
import { type ReactNode, useEffect } from 'react'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { useDesk, useScene } from './context.ts'
import style from './scene-panel.module.css'

/** What a scene shows now, and how to pause and skip it; a click anywhere on the table skips, too. */
export function ScenePanel({ props }: { readonly props: TableProps<unknown> }): ReactNode {
  const playing = useScene()
  useClickToSkip()
  if (playing === undefined) return null
  const { scene, step, at } = playing
  const isOver = at === scene.steps.length - 1
  return (
    <>
      <section className={style.scene} aria-label={scene.title} data-scene={isOver ? 'result' : 'playing'}>
        <p className={style.eye}>
          <Icon name="star" size={14} />
          <span>{scene.title}</span>
          <span>{step.progress}</span>
        </p>
        <h2>{step.headline}</h2>
        {step.text !== undefined && <p className={style.text}>{step.text}</p>}
        <p className="spoken" role="status">
          {isOver ? `${step.headline} ${step.text ?? ''}` : scene.title}
        </p>
        {props.phone && scene.Panel !== undefined && <scene.Panel {...props} />}
        <Controls isOver={isOver} ending={scene.ending ?? 'Go on'} />
      </section>
      {!props.phone && scene.Panel !== undefined && (
        <section
          className={scene.wide === true ? `${style.panel} ${style.wide}` : style.panel}
          aria-label="In detail"
          tabIndex={0}
          ref={markScroll}
          data-scrolls="down"
        >
          <scene.Panel {...props} />
        </section>
      )}
    </>
  )
}

function Controls({ isOver, ending }: { readonly isOver: boolean; readonly ending: string }): ReactNode {
  const { scenes } = useDesk()
  const isPaused = useScene()?.isPaused === true
  return (
    <div className={style.controls} data-scene-controls>
      {!isOver && (
        <button type="button" className={controls.plain} onClick={() => (isPaused ? scenes.resume() : scenes.pause())}>
          <Icon name={isPaused ? 'play' : 'pause'} /> {isPaused ? 'Continue' : 'Pause'}
        </button>
      )}
      <button type="button" className={controls.strong} onClick={() => scenes.skip()}>
        {!isOver && <Icon name="last" />} {isOver ? ending : 'Skip to the result'} <kbd>Space</kbd>
      </button>
    </div>
  )
}

/** The header keeps its links and menus; everything else on the table skips. */
function useClickToSkip(): void {
  const { scenes } = useDesk()
  useEffect(() => {
    const skip = (event: MouseEvent): void => {
      const { target } = event
      if (!(target instanceof Element) || target.closest('header, dialog, [popover], [data-scene-controls]') !== null)
        return
      event.preventDefault()
      event.stopPropagation()
      scenes.skip()
    }
    document.addEventListener('click', skip, true)
    return () => document.removeEventListener('click', skip, true)
  }, [scenes])
}
