import { noop, type QueryClient } from '@tanstack/react-query'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyPage } from './lazy-page'

/** Arguments of a loader, as far as pages use them. */
export interface LoaderArgs<Search extends object = object, Params extends object = object> {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: Params
  readonly deps: Search
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
  loaderDeps: searchAsDeps<Search>,
  loader: ({ context, deps }: LoaderArgs<Search>) => {
    fetchRows(context.queryClient, deps).catch(noop)
  },
})

/**
 * The light part of a record's route: the record is asked for while the page's chunk is under way. It is not awaited: the frame is shown meanwhile.
 *
 * @param fetchRecord has the record fetched, and what else its screen begins with
 */
export const recordRoute = (
  component: AsyncRouteComponent<object>,
  fetchRecord: (queryClient: QueryClient, id: string) => Promise<unknown>,
) => ({
  component,
  loader: ({ context, params }: LoaderArgs<object, { readonly id: string }>) => {
    fetchRecord(context.queryClient, params.id).catch(noop)
  },
})

/**
 * Component and loader of a route, both in the page's chunk.
 *
 * @param load imports the page's module, which exports a `loader` that starts the page's queries and does not wait for them, so that the
 *   page shows its skeleton meanwhile
 * @param name the component that the module exports
 */
export const lazyRoute = <
  Name extends string,
  Module extends Record<Name, ComponentType> & {
    // Each page's loader has its own search and params, which the route checks.
    readonly loader: (args: never) => void
  },
>(
  namespace: `pages/${string}`,
  load: () => Promise<Module>,
  name: Name,
) => ({
  component: lazyPage(namespace, load, name),
  loader: async (args: Parameters<Module['loader']>[0]): Promise<void> => {
    const { loader } = await load()
    loader(args as never)
  },
})

/** Makes the whole search a dependency of the route's loader. */
export const searchAsDeps = <Search>({ search }: { readonly search: Search }): Search => search
