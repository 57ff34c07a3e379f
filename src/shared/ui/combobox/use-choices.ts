import { useEffect, useState } from 'react'

/** Best results of a search. */
export interface FoundItems<Item> {
  items: readonly Item[]
  hasMore: boolean
}

/** State of a search. The items are those of the last answered search. */
export interface ChoicesState<Item> extends FoundItems<Item> {
  state: 'loading' | 'ready' | 'failed'
  /** True if the items belong to the current text. */
  isUpToDate: boolean
}

/** The last answer and its text. */
interface AnsweredSearch<Item> extends Omit<ChoicesState<Item>, 'isUpToDate'> {
  text: string
}

const PAUSE_MS = 180

/**
 * Searches once typing pauses and ignores answers to older texts. Does nothing unless `isEnabled`.
 */
export function useChoices<Item>(
  text: string,
  isEnabled: boolean,
  load: (text: string, signal: AbortSignal) => Promise<FoundItems<Item>>,
): ChoicesState<Item> {
  const [choices, setChoices] = useState<AnsweredSearch<Item>>({
    items: [],
    hasMore: false,
    state: 'loading',
    text: '',
  })

  useEffect(() => {
    if (!isEnabled) return
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
  }, [text, isEnabled, load])

  return { ...choices, isUpToDate: choices.state === 'ready' && choices.text === text }
}
