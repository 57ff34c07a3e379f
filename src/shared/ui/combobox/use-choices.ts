import { useEffect, useState } from 'react'

/** What a search brought: the best of it, and whether there is more. */
export interface FoundItems<Item> {
  items: readonly Item[]
  hasMore: boolean
}

/** How far a search has come. The items are those of the last search that was answered. */
export interface ChoicesState<Item> extends FoundItems<Item> {
  state: 'loading' | 'ready' | 'failed'
  /** Whether the items belong to the text that is searched for now. */
  isSettled: boolean
}

/** The last answer, and the text that it is for. */
interface AnsweredSearch<Item> extends Omit<ChoicesState<Item>, 'isSettled'> {
  text: string
}

const PAUSE_MS = 180

/** Searches once typing pauses, and drops the answer to anything but the newest text. Nothing is asked while `isPersistable` is false. */
export function useChoices<Item>(
  text: string,
  isWanted: boolean,
  load: (text: string, signal: AbortSignal) => Promise<FoundItems<Item>>,
): ChoicesState<Item> {
  const [choices, setChoices] = useState<AnsweredSearch<Item>>({
    items: [],
    hasMore: false,
    state: 'loading',
    text: '',
  })

  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        setChoices((before) => ({ ...before, state: 'loading' }))
        load(text, controller.signal).then(
          ({ items, hasMore }) =>
            !controller.signal.aborted && setChoices({ items, hasMore, state: 'ready', text }),
          () =>
            !controller.signal.aborted &&
            setChoices({ items: [], hasMore: false, state: 'failed', text }),
        )
      },
      text === '' ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isWanted, load])

  return { ...choices, isSettled: choices.state === 'ready' && choices.text === text }
}
