import { useEffect, useState } from 'react'

/** Where a search stands; `items` are those of the last one that came back. */
export interface Choices<Item> {
  items: readonly Item[]
  state: 'loading' | 'ready' | 'failed'
}

const PAUSE_MS = 180

/** Searches once typing pauses, and drops the answer to anything but the newest text. Nothing is asked while `isWanted` is false. */
export function useChoices<Item>(
  text: string,
  isWanted: boolean,
  load: (text: string, signal: AbortSignal) => Promise<readonly Item[]>,
): Choices<Item> {
  const [choices, setChoices] = useState<Choices<Item>>({ items: [], state: 'loading' })

  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        setChoices(({ items }) => ({ items, state: 'loading' }))
        load(text, controller.signal).then(
          (items) => !controller.signal.aborted && setChoices({ items, state: 'ready' }),
          () => !controller.signal.aborted && setChoices({ items: [], state: 'failed' }),
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
