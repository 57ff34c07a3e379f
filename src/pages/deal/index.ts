import { noop } from '@tanstack/react-query'
import { dealQueryOptions } from '@/entities/deal'
import { meQueryOptions } from '@/entities/session'
import { lazyPage, type LoaderArgs, recordRoute } from '@/shared/lib/lazy-page'
import { createPaperSearchParser, parseCopySearch } from '@/shared/lib/record-search'

/** Both routes share one object, so a new deal keeps its screen when it gets its own address. */
const component = lazyPage('pages/deal', () => import('./ui/deal-page'), 'DealPage')

/**
 * `/deals/new`; with `?from=`, a copy of that deal. The loader does not wait, so the heading is
 * shown at once.
 */
export const newDealPage = {
  component,
  validateSearch: parseCopySearch,
  loader: ({ context }: LoaderArgs) => {
    context.queryClient.query(meQueryOptions).catch(noop)
  },
}

/**
 * `/deals/$id`; with `?revision=2`, a revision of the deal. With `?view=order_confirmation`, the
 * valid order confirmation, or that of the given revision.
 */
export const dealPage = {
  ...recordRoute(component, (queryClient, id) =>
    Promise.all([queryClient.query(meQueryOptions), queryClient.query(dealQueryOptions(id))]),
  ),
  validateSearch: createPaperSearchParser([
    'order_confirmation',
    'quotation',
    'proforma_invoice',
    'invoice',
    'credit_note',
  ]),
}
