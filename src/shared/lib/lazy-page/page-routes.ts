import { noop, type QueryClient } from '@tanstack/react-query'
import type { AsyncRouteComponent } from '@tanstack/react-router'

interface Context {
  readonly queryClient: QueryClient
}

/**
 * The light part of a list's route: what its address narrows it to, and its first rows, asked for while the page's chunk is under way. They are
 * not awaited: the title and the list's frame are shown meanwhile.
 *
 * @param fetchRows has the rows fetched that this search finds
 */
export const listRoute = <Search extends object>(
  component: AsyncRouteComponent<object>,
  validateSearch: (raw: Record<string, unknown>) => Search,
  fetchRows: (queryClient: QueryClient, search: Search) => Promise<unknown>,
) => ({
  component,
  validateSearch,
  loaderDeps: ({ search }: { search: Search }) => search,
  loader: ({ context, deps }: { readonly context: Context; readonly deps: Search }) => {
    fetchRows(context.queryClient, deps).catch(noop)
  },
})

/**
 * The light part of a record's route: the record is asked for while the page's chunk is under way. It is not awaited: the frame is shown meanwhile.
 *
 * @param fetchRecord has the record fetched, and what else its screen begins with
 */
export const recordRoute = (component: AsyncRouteComponent<object>, fetchRecord: (queryClient: QueryClient, id: string) => Promise<unknown>) => ({
  component,
  loader: ({ context, params }: { readonly context: Context; readonly params: { readonly id: string } }) => {
    fetchRecord(context.queryClient, params.id).catch(noop)
  },
})
