import type { Question, Thought, ToThinker } from './thinker.ts'

/** The one worker of this page that thinks for its player; made when it is first asked. */
let worker: Worker | undefined
let questions = 0

function mind(): Worker {
  worker ??= new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })
  return worker
}

const tell = (message: ToThinker): void => mind().postMessage(message)

/** Thinks about the question until it is told to stop, or has thought enough; a new question ends the one before. */
export function think(question: Question, heard: (thought: Thought) => void): () => void {
  const id = ++questions
  const listen = ({ data }: MessageEvent<Thought>): void => {
    if (data.id === id) heard(data)
  }
  mind().addEventListener('message', listen)
  tell({ t: 'think', id, question })
  return () => {
    mind().removeEventListener('message', listen)
    if (id === questions) tell({ t: 'hush' })
  }
}
