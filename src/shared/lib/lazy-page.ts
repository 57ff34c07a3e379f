import { noop, type QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadPageTexts } from '@/shared/i18n'

/**
 * Page whose chunk and texts load in parallel when its route is opened or preloaded.
 *
 * @param namespace the page's texts, `pages/<slice>`
 * @param load imports the page's module
 * @param name the component that the module exports
 */
export function lazyPage<Name extends string>(
  namespace: `pages/${string}`,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), loadPageTexts(namespace)])
    return { default: module[name] }
  })
}

/** Loader arguments that pages use. */
export interface LoaderArgs<Search extends object = object, Params extends object = object> {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: Params
  readonly deps: Search
}

/**
 * Route options of a list. The first rows are fetched while the page's chunk loads. They are not
 * awaited, so that the title and the list's frame show meanwhile.
 *
 * @param fetchRows starts the query of the search
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
 * Route options of a record. The record is fetched while the page's chunk loads. It is not awaited,
 * so that the skeleton shows meanwhile.
 *
 * @param fetchRecord starts the query of the record and its screen's first data
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
 * @param load imports the page's module. Its `loader` starts the page's queries without awaiting
 * them, so that the skeleton shows meanwhile
 * @param name the component that the module exports
 */
export const lazyRoute = <
  Name extends string,
  Module extends Record<Name, ComponentType> & {
    // The route checks each page's own search and params.
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

/**
 * Runs a callback when the browser is idle, after 1 s at the latest. Safari does not report idle
 * time, so it runs after 0.5 s.
 */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 500)
}

/** Resolves when the browser is idle, as `whenIdle`. */
export const waitForIdle = (): Promise<void> => new Promise(whenIdle)
