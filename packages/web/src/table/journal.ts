import type { News, Situation } from '@orrery/table'

export type Moved = Extract<News, { readonly kind: 'moved' }>

/** Everything the page was told at one pair of eyes, without what was taken back. */
export interface Journal {
  readonly seq: number
  readonly moves: readonly Moved[]
  /** What is no move: words spoken, requests, people who come and go. */
  readonly talk: readonly News[]
  /** Entries of one's own moves that may still be taken back freely, oldest first. */
  readonly staged: readonly number[]
}

export const BLANK: Journal = { seq: 0, moves: [], talk: [], staged: [] }

/** The journal after a situation was heard; a number that was heard before is not heard twice. */
export function hear(journal: Journal, situation: Situation): Journal {
  const fresh = situation.news.filter(({ seq }) => seq > journal.seq)
  let moves = journal.moves
  const talk = journal.talk.slice()
  for (const news of fresh) {
    if (news.kind === 'moved') moves = [...moves, news]
    else talk.push(news)
    if (news.kind === 'undone') moves = moves.filter(({ entry }) => entry <= news.to)
  }
  return { seq: Math.max(journal.seq, situation.seq), moves, talk, staged: staged(journal, moves, situation) }
}

function staged(before: Journal, moves: readonly Moved[], { you, undo }: Situation): readonly number[] {
  const last = moves.at(-1)
  if (last?.seat !== you || undo !== 'free') return []
  const standing = before.staged.filter((entry) => moves.some((move) => move.entry === entry))
  return standing.at(-1) === last.entry ? standing : [...standing, last.entry]
}

/** What others did since that entry: what somebody who was away has missed. */
export function missed(journal: Journal, since: number, you: readonly number[]): readonly Moved[] {
  return journal.moves.filter(({ entry, seat }) => entry > since && !you.includes(seat))
}
