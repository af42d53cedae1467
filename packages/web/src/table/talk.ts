import type { News, Update } from '@orrery/table'
import { levelName, sitterName } from '../parts/names.ts'

type Sat = Extract<News, { readonly kind: 'sat' }>

/** Who got up from there is said by who sat there before. */
function satText({ seq, seat, sitter }: Sat, talk: readonly News[]): string {
  if (sitter.kind === 'bot') return `A bot sits down: ${levelName(sitter.level)}.`
  if (sitter.kind === 'person') return `${sitter.name} sits down.`
  if (sitter.for !== undefined) return `A seat is kept for ${sitter.for}.`
  const before = talk.findLast((news): news is Sat => news.kind === 'sat' && news.seat === seat && news.seq < seq)
  return `${before?.sitter.kind === 'person' ? before.sitter.name : 'Somebody'} stands up.`
}

/** What is no move, as a sentence to its reader; '' for what is said or played. */
export function talkText(
  news: News,
  talk: readonly News[],
  { seats, setting, yours }: Pick<Update, 'seats' | 'setting' | 'yours'>,
): string {
  /** Who does something: "You agree", "Bob agrees". Friends at one screen are named. */
  const does = (seat: number, they: string, you: string = they): string => {
    if (yours.length === 1 && yours[0] === seat) return `You ${you}`
    const sitter = seats[seat]?.sitter
    return `${sitter === undefined ? 'Somebody' : sitterName(sitter)} ${they}`
  }
  switch (news.kind) {
    case 'sat':
      return satText(news, talk)
    case 'began':
      return 'The game begins.'
    case 'undone':
      return `${does(news.seat, 'took back a move')}.`
    case 'undoAsked':
      return `${does(news.seat, 'asks to take back a move', 'ask to take back a move')}.`
    case 'undoAnswered':
      return `${news.yes ? does(news.seat, 'agrees', 'agree') : does(news.seat, 'does not agree', 'do not agree')}.`
    case 'outOfTime': {
      // Without a clock, another player asked for the bot after a day.
      const [they, you] = setting.clock.kind === 'none' ? ['was away', 'were away'] : ['ran out of time']
      return `${does(news.seat, they, you)}; a bot plays on.`
    }
    case 'left':
      return `${does(news.seat, 'handed over to a bot')}.`
    case 'back':
      return `${does(news.seat, 'is back', 'are back')}.`
    case 'muted':
      return `The host ${news.yes ? 'has muted' : 'lets speak again'}: ${sitterName(seats[news.seat]?.sitter ?? { kind: 'open' })}.`
    case 'words':
      return `${does(news.seat, 'added words to the deal')}: “${news.text}”.`
    case 'rematch':
      return `${does(news.seat, 'asks for a rematch', 'ask for a rematch')}.`
    case 'answers':
      return news.who === 'host' ? 'Only the host answers now.' : 'Everybody may answer now.'
    case 'said':
    case 'moved':
      return ''
  }
}
