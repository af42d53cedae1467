import { countText, PROVENANCES, type SourceCount, type Sources, totalOf } from '@orrery/kernel'
import type { Manifest } from '@orrery/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { say } from '../net/api.ts'
import { useLoaded, useTitle } from '../parts/hooks.ts'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { games } from '../registry.ts'
import style from './faithful.module.css'

/* How faithful is it: what of each game is printed, known, inferred and ours, counted from its data. */

interface Faithful {
  readonly game: Manifest
  readonly sources: Sources
}

const LEGEND: { readonly [source in (typeof PROVENANCES)[number]]: string } = {
  rulebook: 'Printed in a rulebook',
  public: 'Known from public sources',
  inferred: 'Inferred from the rules',
  house: 'Ours',
}

async function allSources(): Promise<readonly Faithful[]> {
  const loaded = await Promise.all(
    games.map(async (game) => {
      const { sources } = await game.words()
      return sources === undefined ? [] : [{ game, sources }]
    }),
  )
  return loaded.flat()
}

export function FaithfulPage(): ReactNode {
  const { value, error } = useLoaded('sources', allSources)
  useTitle('How faithful is it?')
  if (error !== undefined) return <DeadEnd why={say(error)} />
  if (value === undefined) return <Calm title="" />
  return (
    <Page title="Rules" links={undefined}>
      <main className={style.page}>
        <h1>How faithful is it?</h1>
        <p className={style.lead}>
          The rules are played as printed. Where no source shows a value, we made one up and marked it.
        </p>
        <ul className={style.legend}>
          {PROVENANCES.map((source) => (
            <li key={source}>
              <span data-source={source} />
              {LEGEND[source]}
            </li>
          ))}
        </ul>
        {value.map(({ game, sources }) => (
          <GameSources key={game.id} title={game.title} sources={sources} />
        ))}
        <p className={style.foot}>
          Counted from the data of this version. If you own a box, put your own values in:{' '}
          {games.flatMap(({ id, title, packEditor }, i) =>
            packEditor === undefined
              ? []
              : [
                  <Link key={id} href={`/packs/${id}`}>
                    {`${i === 0 ? '' : ' '}make a pack of ${title}`}
                  </Link>,
                ],
          )}
        </p>
      </main>
    </Page>
  )
}

function GameSources({ title, sources }: { readonly title: string; readonly sources: Sources }): ReactNode {
  return (
    <section className={style.game}>
      <header>
        <h2>{title}</h2>
        <p>{sources.summary}</p>
      </header>
      <div>
        <ul className={style.counts}>
          {sources.counts.map((count) => (
            <Count key={count.what} count={count} />
          ))}
        </ul>
        <details className={style.items}>
          <summary>Every value with its source</summary>
          <dl>
            {sources.items.map(({ name, sources: text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  )
}

const Count = ({ count }: { readonly count: SourceCount }): ReactNode => (
  <li>
    <span className={style.what}>
      {count.what} <b>{totalOf(count)}</b>
    </span>
    <span className={style.bar} aria-hidden="true">
      {PROVENANCES.map(
        (source) =>
          count.counts[source] > 0 && (
            <span key={source} data-source={source} style={{ flexGrow: count.counts[source] }} />
          ),
      )}
    </span>
    <span>{countText(count)}</span>
  </li>
)
