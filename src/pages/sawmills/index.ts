import { noop, type QueryClient } from '@tanstack/react-query'
import { sawmillListQuery, type SawmillSearch } from '@/entities/sawmill'
import { lazyPage } from '@/shared/lib/lazy-page'
import { sawmillsSearch } from './model/sawmills-search'

type LoaderContext = { readonly context: { readonly queryClient: QueryClient }; readonly deps: SawmillSearch }

export const sawmillsPage = {
  component: lazyPage('pages/sawmills', () => import('./ui/sawmills-page'), 'SawmillsPage'),
  validateSearch: sawmillsSearch,
  loaderDeps: ({ search }: { search: SawmillSearch }) => search,
  // Not awaited: the title and the list's frame are shown while the rows load.
  loader: ({ context, deps }: LoaderContext) => {
    context.queryClient.infiniteQuery(sawmillListQuery(deps)).catch(noop)
  },
}
