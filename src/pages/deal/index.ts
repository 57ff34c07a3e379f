import { noop, type QueryClient } from '@tanstack/react-query'
import { dealQueryOptions } from '@/entities/deal'
import { meQueryOptions } from '@/entities/session'
import { lazyPage } from '@/shared/lib/lazy-page'

interface LoaderArgs {
  readonly context: { readonly queryClient: QueryClient }
}

/** The same at both addresses, so that a new deal keeps its screen when it gets an address of its own. */
const component = lazyPage('pages/deal', () => import('./ui/deal-page'), 'DealPage')

/** `/deals/new`. Nothing is waited for: the heading stands at once. */
export const newDealPage = {
  component,
  loader: ({ context }: LoaderArgs) => {
    context.queryClient.query(meQueryOptions).catch(noop)
  },
}

const parseViewSearch = ({ view }: Record<string, unknown>): { view?: 'confirmation' } =>
  view === 'confirmation' ? { view } : {}

/** `/deals/$id`, and with `?view=confirmation` its order confirmation as it prints. */
export const dealPage = {
  component,
  validateSearch: parseViewSearch,
  loader: ({ context, params }: LoaderArgs & { readonly params: { readonly id: string } }) => {
    context.queryClient.query(meQueryOptions).catch(noop)
    context.queryClient.query(dealQueryOptions(params.id)).catch(noop)
  },
}
