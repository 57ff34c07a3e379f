import type { QueryClient, QueryKey } from '@tanstack/react-query'

const isQueryKey = (value: unknown): value is QueryKey => Array.isArray(value)

/** The key of a query, whatever it asks for. */
export const toQueryKey = ({ queryKey }: { readonly queryKey: unknown }): QueryKey =>
  isQueryKey(queryKey) ? queryKey : []

/** Tells each time that the backend has said who is logged in. */
export const subscribeToMe = (queryClient: QueryClient, listener: () => void): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type === 'updated' &&
      event.action.type === 'success' &&
      toQueryKey(event.query)[0] === 'me'
    )
      listener()
  })
