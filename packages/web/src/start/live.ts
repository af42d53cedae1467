import type { MyGames } from '@orrery/table'
import { sound } from '@orrery/ui'
import { useEffect, useState } from 'react'
import { api } from '../net/api.ts'
import type { Loaded } from '../parts/hooks.ts'

/** Milliseconds between two looks: while a game runs, and while none does. */
const OFTEN = 4000
const SELDOM = 60_000

const waiting = ({ games }: MyGames): readonly string[] => games.filter(({ yourTurn }) => yourTurn).map(({ id }) => id)

/** Polls while the page is visible, and at once when it becomes visible again. */
function follow(heard: (mine: MyGames) => void, failed: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  let isAsking = false
  const look = async (): Promise<void> => {
    if (document.hidden || isAsking) return
    clearTimeout(timer)
    isAsking = true
    let pause = SELDOM
    try {
      const mine = await api.mine()
      if (isWanted) heard(mine)
      if (mine.games.some(({ stage }) => stage !== 'over')) pause = OFTEN
    } catch (error) {
      if (isWanted) failed(error)
    }
    isAsking = false
    if (isWanted) timer = setTimeout(() => void look(), pause)
  }
  const lookAgain = (): void => void look()
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('online', lookAgain)
  lookAgain()
  return () => {
    isWanted = false
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', lookAgain)
    removeEventListener('online', lookAgain)
  }
}

/** One's games on the server as they are now. A game in which it becomes one's turn is heard, and marks the tab. */
export function useMyGames(): Loaded<MyGames> {
  const [state, setState] = useState<Loaded<MyGames>>({ value: undefined, error: undefined })
  useEffect(() => {
    let known: readonly string[] | undefined
    const heard = (value: MyGames): void => {
      const now = waiting(value)
      if (known !== undefined && now.some((id) => known?.includes(id) === false)) sound('yourTurn')
      known = now
      setState({ value, error: undefined })
    }
    // What was known stays, until the server answers again.
    return follow(heard, (error) => setState(({ value }) => ({ value, error })))
  }, [])
  const isYourTurn = state.value !== undefined && waiting(state.value).length > 0
  useEffect(() => {
    if (!isYourTurn) return undefined
    const { title } = document
    document.title = `● ${title}`
    return () => void (document.title = title)
  }, [isYourTurn])
  return state
}
