import type { QueryClient } from '@tanstack/react-query'
import type { Wanted } from '@/shared/lib/lazy-page'
import { boardSearch } from './board-search'
import {
  cargoDashboardQuery,
  dealDashboardQuery,
  figuresQuery,
  supplyDashboardQuery,
} from './dashboard-queries'

type PageName = 'DealDashboardPage' | 'SupplyDashboardPage' | 'CargoDashboardPage'

/** What a dashboard begins with: what waits and where everything stands, and how it is going. */
export function firstCalls(
  queryClient: QueryClient,
  { deps }: Wanted<Record<string, unknown>>,
  name: PageName,
): Promise<unknown> {
  const search = boardSearch(deps)
  switch (name) {
    case 'DealDashboardPage':
      return Promise.all([
        queryClient.query(dealDashboardQuery(search)),
        queryClient.query(figuresQuery('deal', search)),
      ])
    case 'SupplyDashboardPage':
      return Promise.all([
        queryClient.query(supplyDashboardQuery(search)),
        queryClient.query(figuresQuery('supply', search)),
      ])
    case 'CargoDashboardPage':
      return Promise.all([
        queryClient.query(cargoDashboardQuery(search)),
        queryClient.query(figuresQuery('cargo', search)),
      ])
  }
}
