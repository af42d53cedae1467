import type { News, Situation } from '@orrery/table'
import { levelName, sitterName } from '../parts/names.ts'

type Sat = Extract<News, { readonly kind: 'sat' }>

/** Who got up from there is said by who sat there before. */
function satText({ seq, seat, sitter }: Sat, talk: readonly News[]): string {
  if (sitter.kind === 'bot') return `A bot sits down: ${levelName(sitter.level)}.`
  if (sitter.kind === 'person') return `${sitter.name} sits down.`
  const before = talk.findLast((news): news is Sat => news.kind === 'sat' && news.seat === seat && news.seq < seq)
  return `${before?.sitter.kind === 'person' ? before.sitter.name : 'Somebody'} stands up.`
}

/** What is no move, as a sentence; '' for what is said or played. */
export function talkText(
  news: News,
  talk: readonly News[],
  { seats, setting }: Pick<Situation, 'seats' | 'setting'>,
): string {
  const name = (seat: number): string => {
    const sitter = seats[seat]?.sitter
    return sitter === undefined ? 'Somebody' : sitterName(sitter)
  }
  switch (news.kind) {
    case 'sat':
      return satText(news, talk)
    case 'began':
      return 'The game begins.'
    case 'undone':
      return `${name(news.seat)} took back a move.`
    case 'undoAsked':
      return `${name(news.seat)} asks to take back a move.`
    case 'undoAnswered':
      return `${name(news.seat)} ${news.yes ? 'agrees' : 'does not agree'}.`
    case 'outOfTime':
      // Where no clock runs, the others let a bot play on for somebody who did not come.
      return `${name(news.seat)} ${setting.clock.kind === 'none' ? 'is away' : 'ran out of time'}; a bot plays on.`
    case 'left':
      return `${name(news.seat)} left the game to a bot.`
    case 'back':
      return `${name(news.seat)} is back.`
    case 'said':
    case 'moved':
      return ''
  }
}
