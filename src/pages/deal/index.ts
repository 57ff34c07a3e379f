import { noop, type QueryClient } from '@tanstack/react-query'
import { dealQuery } from '@/entities/deal'
import { meQuery } from '@/entities/session'
import { lazyPage } from '@/shared/lib/lazy-page'

interface LoaderArguments {
  readonly context: { readonly queryClient: QueryClient }
}

/** The same at both addresses, so that a new deal keeps its screen when it gets an address of its own. */
const component = lazyPage('pages/deal', () => import('./ui/deal-page'), 'DealPage')

/** `/deals/new`. Nothing is waited for: the heading stands at once. */
export const newDealPage = {
  component,
  loader: ({ context }: LoaderArguments) => {
    context.queryClient.query(meQuery).catch(noop)
  },
}

const search = ({ view }: Record<string, unknown>): { view?: 'confirmation' } =>
  view === 'confirmation' ? { view } : {}

/** `/deals/$id`, and with `?view=confirmation` its order confirmation as it prints. */
export const dealPage = {
  component,
  validateSearch: search,
  loader: ({ context, params }: LoaderArguments & { readonly params: { readonly id: string } }) => {
    context.queryClient.query(meQuery).catch(noop)
    context.queryClient.query(dealQuery(params.id)).catch(noop)
  },
}
