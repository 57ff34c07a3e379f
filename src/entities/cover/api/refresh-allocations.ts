import type { QueryClient } from '@tanstack/react-query'
import { coverKey } from './cover-key'

/** Invalidates all queries that an allocation changes: cover, deals, supplies and histories. */
export const refreshAllocations = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [...coverKey, 'deals', 'supplies', 'records'].map((kind) =>
      queryClient.invalidateQueries({ queryKey: [kind] }),
    ),
  )
