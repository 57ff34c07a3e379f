import { lazyRoute } from '@/shared/lib/lazy-page'

/** `/supply_from_deal/$deal_id`; `?mills=all` shows every mill instead of the first page. */
export const supplyFromDealPage = {
  ...lazyRoute(
    'pages/supply-from-deal',
    () => import('./ui/supply-from-deal-page'),
    'SupplyFromDealPage',
  ),
  validateSearch: ({ mills }: Record<string, unknown>): { mills?: 'all' } =>
    mills === 'all' ? { mills } : {},
}
