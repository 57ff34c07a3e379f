import { noop, type QueryClient } from '@tanstack/react-query'
import { moreMills, purchasePlanQuery } from '@/entities/cover'
import { meQuery } from '@/entities/session'
import { lazyPage } from '@/shared/lib/lazy-page'

/** With `?mills=all` every mill that makes what lacks, not the first alone. */
type Search = { mills?: 'all' }
const search = ({ mills }: Record<string, unknown>): Search => (mills === 'all' ? { mills } : {})

interface LoaderArguments {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: { readonly deal_id: string }
  readonly deps: Search
}

/** `/supply_from_deal/$deal_id`. Nothing is waited for: the frame stands at once. */
export const supplyFromDealPage = {
  component: lazyPage('pages/supply-from-deal', () => import('./ui/supply-from-deal-page'), 'SupplyFromDealPage'),
  validateSearch: search,
  loaderDeps: (args: { search: Search }) => args.search,
  loader: ({ context, params, deps }: LoaderArguments) => {
    context.queryClient.query(meQuery).catch(noop)
    context.queryClient.query(purchasePlanQuery(params.deal_id, deps.mills && moreMills)).catch(noop)
  },
}
