import { noop, type QueryClient } from '@tanstack/react-query'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import type { BoardName } from './model/board'
import { boardSearch } from './model/board-search'
import { cargoDashboardQuery, dealDashboardQuery, figuresQuery, supplyDashboardQuery, type BoardSearch } from './model/dashboard-queries'

const pages = () => import('./ui/dashboard-pages')

/** The light part of a dashboard's route: all that it shows at first is asked for while the page's chunk is under way, and not awaited. */
const asked = (board: BoardName, fetchBoard: (queryClient: QueryClient, search: BoardSearch) => Promise<unknown>) => (queryClient: QueryClient, search: BoardSearch) => {
  queryClient.query(figuresQuery(board, search)).catch(noop)
  return fetchBoard(queryClient, search)
}

export const dealDashboardPage = listRoute(
  lazyPage('pages/dashboard', pages, 'DealDashboardPage'),
  boardSearch,
  asked('deal', (queryClient, search) => queryClient.query(dealDashboardQuery(search))),
)

export const supplyDashboardPage = listRoute(
  lazyPage('pages/dashboard', pages, 'SupplyDashboardPage'),
  boardSearch,
  asked('supply', (queryClient, search) => queryClient.query(supplyDashboardQuery(search))),
)

export const cargoDashboardPage = listRoute(
  lazyPage('pages/dashboard', pages, 'CargoDashboardPage'),
  boardSearch,
  asked('cargo', (queryClient, search) => queryClient.query(cargoDashboardQuery(search))),
)
