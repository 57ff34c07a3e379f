import type { QueryClient } from '@tanstack/react-query'
import { coverKey } from './cover-key'

/**
 * Has all read anew that wood which is given or taken back changes: cover, what is bought of deals, what supplies may do next, the lists of both, and
 * their histories. What no screen shows now is read when one does.
 */
export const refreshAllocations = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [...coverKey, 'deals', 'supplies', 'records'].map((kind) =>
      queryClient.invalidateQueries({ queryKey: [kind] }),
    ),
  )
