import { noop, type QueryClient } from '@tanstack/react-query'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyPage } from './lazy-page'

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
export const recordRoute = (
  component: AsyncRouteComponent<object>,
  fetchRecord: (queryClient: QueryClient, id: string) => Promise<unknown>,
) => ({
  component,
  loader: ({
    context,
    params,
  }: {
    readonly context: Context
    readonly params: { readonly id: string }
  }) => {
    fetchRecord(context.queryClient, params.id).catch(noop)
  },
})

/** What an address says of a screen: which record, none where it is new, and what its search holds. */
export interface Wanted<Search extends object = object, Params extends object = object> {
  readonly params: Params
  readonly deps: Search
}

type LateModule<Name extends string> = Record<Name, ComponentType> & {
  /** Has what the screen begins with fetched, of the component that is opened. A method, so that a page names what its own routes hold. */
  firstCalls(queryClient: QueryClient, wanted: Wanted, name: Name): Promise<unknown>
}

/**
 * The light part of a screen that few start at: its first calls are in its chunk too, so that a further screen adds next to nothing to what is
 * loaded before any. The calls are not awaited: the frame is shown meanwhile.
 *
 * @param load imports the page's module
 * @param name the component that the module exports
 */
export const lateRoute = <Name extends string, Params extends object = object>(
  namespace: `pages/${string}`,
  load: () => Promise<LateModule<Name>>,
  name: Name,
) => ({
  component: lazyPage(namespace, load, name),
  loaderDeps: ({ search }: { readonly search: object }) => search,
  loader: ({ context, params, deps }: Wanted<object, Params> & { readonly context: Context }) => {
    // A chunk that fails is shown as failed by the component, which asks for the same.
    load()
      .then((page) => page.firstCalls(context.queryClient, { params, deps }, name))
      .catch(noop)
  },
})

/** The search of a late list as the address has it; its page reads it (`useLateSearch`). */
export const rawSearch = (raw: Record<string, unknown>): Record<string, unknown> => raw
