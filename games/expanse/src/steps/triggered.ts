import { fire } from '../effects/triggers.ts'
import { abilityOf, pop } from '../rules/frames.ts'
import type { Step } from './step.ts'

declare module '../types/ids.ts' {
  interface Steps {
    triggered: true
  }
}

/** The moment of a tech that waited for something to be done; `place` is where that was. */
export const triggered: Step = {
  proceed(s, f, emit) {
    pop(s)
    fire(s, abilityOf(f), f.place, emit)
  },
}
