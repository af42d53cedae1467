import {
  type AnyBot,
  isLevel,
  type Level,
  levelNames,
  levels,
  type ReferenceName,
  referenceNames,
  references,
  type Thinking,
} from '@orrery/bots'
import type { GameEntry } from './registry.ts'
import { anyOf, UsageError } from './usage.ts'

/** A bot that a series of games is played with: one of the levels, or one that is kept to measure them against. */
export type BotName = Level | ReferenceName

const isReference = (name: string): name is ReferenceName => referenceNames.some((one) => one === name)

export function oneBot({ game, hasBots }: GameEntry, name: string): BotName {
  const isKnown = isLevel(name) || isReference(name)
  if (isKnown && !hasBots && name !== 'random')
    throw new UsageError(`${game.title} has no bots but random ones: say --bots random.`)
  if (isKnown) return name
  throw new UsageError(`There is no bot "${name}": say ${anyOf([...levelNames, ...referenceNames])}.`)
}

/** One name for all, or one for each. */
export function readBots(entry: GameEntry, text: string, count: number): readonly BotName[] {
  const bots = text.split(',').map((name) => oneBot(entry, name))
  const [first] = bots
  if (bots.length === 1 && first !== undefined) return Array.from({ length: count }, () => first)
  if (bots.length === count) return bots
  throw new UsageError(`--bots names ${bots.length} bots where ${count} play: name one for all, or ${count}.`)
}

/** The bot itself; those of reference play by the judge made by hand, whatever the others have learned. */
export function makeBot({ game, judge, hand }: GameEntry, name: BotName, thinking: Thinking, habit = judge): AnyBot {
  return isReference(name) ? references[name](game, hand ?? judge, thinking.scale) : levels[name](game, habit, thinking)
}
