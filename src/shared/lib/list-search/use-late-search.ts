import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

/**
 * What the address narrows a late list to. Its route hands on the search as it stands (`rawSearch`), and its page reads it by the contract's table, so that
 * the table comes with the page and not before every screen.
 */
export function useLateSearch<Search extends object>(
  read: (raw: Record<string, unknown>) => Search,
): Search {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  return useMemo(() => read(raw), [raw, read])
}
