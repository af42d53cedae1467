import type { Pack } from '@orrery/kernel'
import { FAULTS } from '../local/faults.ts'
import type { Question, Thought, ToThinker } from './thinker.ts'

/** The page's one worker that thinks for its player; started on first use, and again after it broke. */
let worker: Worker | undefined
let questions = 0
/** Packs that the worker has met: each is sent once. */
let met = new WeakSet<Pack>()

function mind(): Worker {
  worker ??= made()
  return worker
}

/** A worker that failed to load or crashed sends nothing more: it is replaced. */
function made(): Worker {
  met = new WeakSet()
  const one = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })
  const giveUp = (): void => {
    one.terminate()
    if (worker === one) worker = undefined
  }
  for (const fault of FAULTS) one.addEventListener(fault, giveUp)
  return one
}

function withoutMet(question: Question): Question {
  const { pack } = question
  if (pack === undefined) return question
  if (met.has(pack)) return { ...question, pack: undefined }
  met.add(pack)
  return question
}

/**
 * Thinks about the question until it is stopped or has thought enough; a new question ends the one before. A final
 * failure is reported once.
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
    broke()
  }
  asked.addEventListener('message', listen, { signal })
  for (const fault of FAULTS) asked.addEventListener(fault, fall, { signal })
  tell({ t: 'think', id, question: withoutMet(question) })
  return () => {
    ears.abort()
    if (id === questions && asked === worker) tell({ t: 'hush' })
  }
}
