import { noop, type QueryClient } from '@tanstack/react-query'
import { supplyListQuery, type SupplySearch } from '@/entities/supply'
import { lazyPage } from '@/shared/lib/lazy-page'
import { suppliesSearch } from './model/supplies-search'

type LoaderContext = { readonly context: { readonly queryClient: QueryClient }; readonly deps: SupplySearch }

export const suppliesListPage = {
  component: lazyPage('pages/supplies-list', () => import('./ui/supplies-list-page'), 'SuppliesListPage'),
  validateSearch: suppliesSearch,
  loaderDeps: ({ search }: { search: SupplySearch }) => search,
  // Not awaited: the title and the list's frame are shown while the rows load.
  loader: ({ context, deps }: LoaderContext) => {
    context.queryClient.infiniteQuery(supplyListQuery(deps)).catch(noop)
  },
}
