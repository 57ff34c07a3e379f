import { noop, type QueryClient } from '@tanstack/react-query'
import { meQuery } from '@/entities/session'
import { supplyQuery } from '@/entities/supply'
import { lazyPage } from '@/shared/lib/lazy-page'

interface LoaderArguments {
  readonly context: { readonly queryClient: QueryClient }
}

/** The same at both addresses, so that a new supply keeps its screen when it gets an address of its own. */
const component = lazyPage('pages/supply', () => import('./ui/supply-page'), 'SupplyPage')

/** `/supplies/new`. Nothing is waited for: the heading stands at once. */
export const newSupplyPage = {
  component,
  loader: ({ context }: LoaderArguments) => {
    context.queryClient.query(meQuery).catch(noop)
  },
}

const search = ({ view }: Record<string, unknown>): { view?: 'order' } => (view === 'order' ? { view } : {})

/** `/supplies/$id`, and with `?view=order` the order to the mill as it prints. */
export const supplyPage = {
  component,
  validateSearch: search,
  loader: ({ context, params }: LoaderArguments & { readonly params: { readonly id: string } }) => {
    context.queryClient.query(meQuery).catch(noop)
    context.queryClient.query(supplyQuery(params.id)).catch(noop)
  },
}
