import { useEffect, useState } from 'react'
import type { FoundOptions } from './logic/columns'

export type SearchState =
  | { readonly kind: 'idle' | 'waiting' | 'failed' }
  | ({ readonly kind: 'found'; readonly words: string } & FoundOptions)

const pauseMs = 150

/**
 * Searches once typing pauses. A new search aborts the previous one, whose options stay until it is
 * answered.
 */
export function useSearch(
  words: string | null,
  search: (words: string, signal: AbortSignal) => Promise<FoundOptions>,
): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })

  useEffect(() => {
    if (words === null) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      setState((before) => (before.kind === 'found' ? before : { kind: 'waiting' }))
      try {
        const found = await search(words, signal)
        if (!signal.aborted) setState({ kind: 'found', words, ...found })
      } catch {
        if (!signal.aborted) setState({ kind: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words, search])

  return state
}
