import { lazyRoute } from '@/shared/lib/lazy-page'

/** `/supply_from_deal/$deal_id`, and with `?mills=all` every mill that makes what lacks, not the first alone. */
export const supplyFromDealPage = {
  ...lazyRoute(
    'pages/supply-from-deal',
    () => import('./ui/supply-from-deal-page'),
    'SupplyFromDealPage',
  ),
  validateSearch: ({ mills }: Record<string, unknown>): { mills?: 'all' } =>
    mills === 'all' ? { mills } : {},
}
