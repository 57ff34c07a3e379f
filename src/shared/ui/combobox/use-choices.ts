import { useEffect, useState } from 'react'

/** What a search brought: the best of it, and whether there is more. */
export interface FoundItems<Item> {
  items: readonly Item[]
  hasMore: boolean
}

/** Where a search stands; what was found is of the last one that came back. */
export interface Choices<Item> extends FoundItems<Item> {
  state: 'loading' | 'ready' | 'failed'
}

const PAUSE_MS = 180

/** Searches once typing pauses, and drops the answer to anything but the newest text. Nothing is asked while `isWanted` is false. */
export function useChoices<Item>(
  text: string,
  isWanted: boolean,
  load: (text: string, signal: AbortSignal) => Promise<FoundItems<Item>>,
): Choices<Item> {
  const [choices, setChoices] = useState<Choices<Item>>({ items: [], hasMore: false, state: 'loading' })

  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        setChoices((before) => ({ ...before, state: 'loading' }))
        load(text, controller.signal).then(
          ({ items, hasMore }) => !controller.signal.aborted && setChoices({ items, hasMore, state: 'ready' }),
          () => !controller.signal.aborted && setChoices({ items: [], hasMore: false, state: 'failed' }),
        )
      },
      text === '' ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isWanted, load])

  return choices
}
