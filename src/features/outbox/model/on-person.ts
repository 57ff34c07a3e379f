import type { QueryClient, QueryKey } from '@tanstack/react-query'

const isKey = (value: unknown): value is QueryKey => Array.isArray(value)

/** The key of a query, whatever it asks for. */
export const keyOf = ({ queryKey }: { readonly queryKey: unknown }): QueryKey =>
  isKey(queryKey) ? queryKey : []

/** Tells each time that the backend has said who is logged in. */
export const onPerson = (queryClient: QueryClient, listener: () => void): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type === 'updated' &&
      event.action.type === 'success' &&
      keyOf(event.query)[0] === 'me'
    )
      listener()
  })
