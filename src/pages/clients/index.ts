import { noop, type QueryClient } from '@tanstack/react-query'
import { clientListQuery, type ClientSearch } from '@/entities/client'
import { lazyPage } from '@/shared/lib/lazy-page'
import { clientsSearch } from './model/clients-search'

type LoaderContext = { readonly context: { readonly queryClient: QueryClient }; readonly deps: ClientSearch }

export const clientsPage = {
  component: lazyPage('pages/clients', () => import('./ui/clients-page'), 'ClientsPage'),
  validateSearch: clientsSearch,
  loaderDeps: ({ search }: { search: ClientSearch }) => search,
  // Not awaited: the title and the list's frame are shown while the rows load.
  loader: ({ context, deps }: LoaderContext) => {
    context.queryClient.infiniteQuery(clientListQuery(deps)).catch(noop)
  },
}
