import type { QueryClient } from '@tanstack/react-query'
import type { Wanted } from '@/shared/lib/lazy-page'
import { cargoDashboardQuery, dealDashboardQuery, figuresQuery, supplyDashboardQuery, type BoardSearch } from './dashboard-queries'

type PageName = 'DealDashboardPage' | 'SupplyDashboardPage' | 'CargoDashboardPage'

/** What a dashboard begins with: what waits and where everything stands, and how it is going. */
export function firstCalls(queryClient: QueryClient, { deps: search }: Wanted<BoardSearch>, name: PageName): Promise<unknown> {
  switch (name) {
    case 'DealDashboardPage':
      return Promise.all([queryClient.query(dealDashboardQuery(search)), queryClient.query(figuresQuery('deal', search))])
    case 'SupplyDashboardPage':
      return Promise.all([queryClient.query(supplyDashboardQuery(search)), queryClient.query(figuresQuery('supply', search))])
    case 'CargoDashboardPage':
      return Promise.all([queryClient.query(cargoDashboardQuery(search)), queryClient.query(figuresQuery('cargo', search))])
  }
}
