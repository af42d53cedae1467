import { gameOf, loadGame, type LoadedGame, loadRules, type Playable } from '@orrery/games'
import { type FromLocal, gameOfRecord, LocalTable, type Saved, type ToLocal } from '@orrery/table'
import { newKey } from '../net/link.ts'
import { Thinker, type Thought, type ToThinker } from '../think/thinker.ts'

/*
 * Beside the page: a table on this device, its rules and bots; or thoughts about a question of any table. A page starts
 * one worker for each, so that thinking never waits for a table. A worker loads only the games it is asked about.
 */

type Message = ToLocal | ToThinker

const loaded: (Playable | LoadedGame)[] = []
const world = {
  post: (message: FromLocal | Thought) => self.postMessage(message),
  later: (act: () => void) => void setTimeout(act, 0),
  seed: () => newKey() + newKey(),
}
const table = new LocalTable(loaded, { ...world, now: () => Date.now() })
const thinker = new Thinker(loaded, { ...world, now: () => performance.now() })

/** The game a message needs that was not needed before it; '' where there is none. */
function gameFor(message: Message): string {
  switch (message.t) {
    case 'lay':
      return message.setting.game
    case 'resume':
      return (message.saved as unknown as Saved).head.setting.game
    case 'replay':
      return gameOfRecord(message.record)
    case 'try':
      return message.trial.game
    case 'branch':
      return message.branch.game
    case 'think':
      return message.question.game
    default:
      return ''
  }
}

async function hear(message: Message): Promise<void> {
  const manifest = gameOf(gameFor(message))
  if (manifest !== undefined && !loaded.some(({ game }) => game.id === manifest.id))
    loaded.push(await (message.t === 'think' ? loadGame(manifest) : loadRules(manifest)))
  if (message.t === 'think' || message.t === 'hush') thinker.hear(message)
  else table.hear(message)
}

/** Messages are answered in the order in which they came, although the first one waits for its game. */
let queue = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  queue = queue.then(() => hear(data)).catch(reportError)
})
