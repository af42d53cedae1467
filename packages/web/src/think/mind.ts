import type { Question, Thought, ToThinker } from './thinker.ts'

/** The one worker of this page that thinks for its player; made when it is first asked, and anew after it broke. */
let worker: Worker | undefined
let questions = 0

function mind(): Worker {
  worker ??= new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })
  return worker
}

/** A worker that could not be loaded, or fell over, will say nothing any more. */
function giveUp(broken: Worker): void {
  broken.terminate()
  if (worker === broken) worker = undefined
}

/**
 * Thinks about the question until it is told to stop, or has thought enough; a new question ends the one before. Where
 * thinking breaks off for good it is said so, once.
 */
export function think(question: Question, heard: (thought: Thought) => void, broke: () => void): () => void {
  const id = ++questions
  const asked = mind()
  const tell = (message: ToThinker): void => asked.postMessage(message)
  const ears = new AbortController()
  const { signal } = ears
  const listen = ({ data }: MessageEvent<Thought>): void => {
    if (data.id === id) heard(data)
  }
  const fall = (event: Event): void => {
    // It is said where it was asked for.
    event.preventDefault()
    giveUp(asked)
    broke()
  }
  asked.addEventListener('message', listen, { signal })
  asked.addEventListener('error', fall, { signal })
  asked.addEventListener('messageerror', fall, { signal })
  tell({ t: 'think', id, question })
  return () => {
    ears.abort()
    if (id === questions && asked === worker) tell({ t: 'hush' })
  }
}
