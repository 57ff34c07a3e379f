import { listSuppliesSearch } from '@contract/searches'
import { lazyRoute } from '@/shared/lib/lazy-page'

interface SupplyFromDealSearch {
  mills?: 'all'
  sawmill?: string[]
}

/**
 * `/supply_from_deal/$deal_id`; `?mills=all` shows every suitable mill, `?sawmill=` adds approved
 * mills that are not suggested.
 */
export const supplyFromDealPage = {
  ...lazyRoute(
    'pages/supply-from-deal',
    () => import('./ui/supply-from-deal-page'),
    'SupplyFromDealPage',
  ),
  validateSearch: ({ mills, sawmill }: Record<string, unknown>): SupplyFromDealSearch => {
    const { pattern } = listSuppliesSearch.sawmill_id
    const ids = (Array.isArray(sawmill) ? sawmill : [sawmill]).filter(
      (id): id is string => typeof id === 'string' && pattern.test(id),
    )
    return {
      ...(mills === 'all' && { mills }),
      ...(ids.length > 0 && { sawmill: [...new Set(ids)] }),
    }
  },
}
