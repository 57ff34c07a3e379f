import { noop, type QueryClient } from '@tanstack/react-query'
import { dealListQuery, type DealSearch } from '@/entities/deal'
import { lazyPage } from '@/shared/lib/lazy-page'
import { dealsSearch } from './model/deals-search'

type LoaderContext = { readonly context: { readonly queryClient: QueryClient }; readonly deps: DealSearch }

export const dealsListPage = {
  component: lazyPage('pages/deals-list', () => import('./ui/deals-list-page'), 'DealsListPage'),
  validateSearch: dealsSearch,
  loaderDeps: ({ search }: { search: DealSearch }) => search,
  // Not awaited: the title and the list's frame are shown while the rows load.
  loader: ({ context, deps }: LoaderContext) => {
    context.queryClient.infiniteQuery(dealListQuery(deps)).catch(noop)
  },
}
