import type { QueryClient, QueryKey } from '@tanstack/react-query'

const isQueryKey = (value: unknown): value is QueryKey => Array.isArray(value)

export const toQueryKey = ({ queryKey }: { readonly queryKey: unknown }): QueryKey =>
  isQueryKey(queryKey) ? queryKey : []

/** Calls back whenever the server has returned the current user. */
export const subscribeToMe = (queryClient: QueryClient, listener: () => void): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type === 'updated' &&
      event.action.type === 'success' &&
      toQueryKey(event.query)[0] === 'me'
    )
      listener()
  })
