import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { CopyLink } from '../parts/copy.tsx'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { sideNames } from '../parts/names.ts'
import { useDesk, useTable } from '../table/context.ts'
import style from './branch.module.css'

interface BarProps {
  readonly back: string
  readonly after: number
  deal(): void
}

/** Says that this is no game but a branch of one, and where it leads. */
export function BranchBar({ back, after, deal }: BarProps): ReactNode {
  const { entryPoint } = useDesk()
  const now = useTable((state) => state.now)
  const side = now === undefined ? '' : sideNames(entryPoint, now.view, now.update.seats)[now.update.you]
  return (
    <section className={style.bar} aria-label="Branch">
      <p>
        <Icon name="branch" />
        <span>
          <b className={style.name}>Branch{after > 0 ? ` from move ${after}` : ''}</b>
          {side !== '' && <entryPoint.Sentence text={`You play ${side}. What ${side} cannot see is random.`} />}
        </span>
      </p>
      <div className={style.ways}>
        <button
          type="button"
          className={controls.plain}
          title="From the start of the branch, with hidden cards dealt again"
          onClick={deal}
        >
          <Icon name="again" /> Another deal
        </button>
        <button type="button" className={controls.plain} popoverTarget="share">
          <Icon name="link" /> Share
        </button>
        {back !== '' && (
          <Link href={back} className={controls.strong}>
            <Icon name="back" /> Back to the game
          </Link>
        )}
      </div>
      <div id="share" popover="auto" className={style.share}>
        <p>Anyone with this link can play on from here. The game it comes from is not included.</p>
        <ThisLink />
      </div>
    </section>
  )
}

/** Keeps the URL in sync with the position: it is the link to share. */
function ThisLink(): ReactNode {
  const end = useLocationProperty(() => location.hash)
  return <CopyLink path={`/branch${end}`} label="Link to this branch" />
}
