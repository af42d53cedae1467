import type { News, Update } from '@orrery/table'

export type Moved = Extract<News, { readonly kind: 'moved' }>

/** Everything the page received for one seat, without what was undone. */
export interface Journal {
  readonly seq: number
  readonly moves: readonly Moved[]
  /** What is no move: words spoken, requests, people who come and go. */
  readonly talk: readonly News[]
}

export const BLANK: Journal = { seq: 0, moves: [], talk: [] }

/** The journal after an update was heard; a number that was heard before is not heard twice. */
export function withUpdate(journal: Journal, update: Update): Journal {
  const fresh = update.news.filter(({ seq }) => seq > journal.seq)
  let moves = journal.moves
  const talk = journal.talk.slice()
  for (const news of fresh) {
    if (news.kind === 'moved') moves = [...moves, news]
    else talk.push(news)
    if (news.kind === 'undone') moves = moves.filter(({ entry }) => entry <= news.to)
  }
  return { seq: Math.max(journal.seq, update.seq), moves, talk }
}

/** What others did since that entry, for a player who was away. */
export function missedMoves(journal: Journal, since: number, you: readonly number[]): readonly Moved[] {
  return journal.moves.filter(({ entry, seat }) => entry > since && !you.includes(seat))
}
