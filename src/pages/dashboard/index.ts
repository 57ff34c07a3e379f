import { noop, type QueryClient } from '@tanstack/react-query'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import { lazyPage } from '@/shared/lib/lazy-page'
import { cargoDashboardQuery, dealDashboardQuery, supplyDashboardQuery } from './model/dashboard-queries'

const pages = () => import('./ui/dashboard-pages')

/** The light part of a dashboard's route: its figures are asked for while the page's chunk is under way, and not awaited. */
const dashboard = (component: AsyncRouteComponent<object>, fetchBoard: (queryClient: QueryClient) => Promise<unknown>) => ({
  component,
  loader: ({ context }: { readonly context: { readonly queryClient: QueryClient } }) => {
    fetchBoard(context.queryClient).catch(noop)
  },
})

export const dealDashboardPage = dashboard(
  lazyPage('pages/dashboard', pages, 'DealDashboardPage'),
  (queryClient) => queryClient.query(dealDashboardQuery),
)

export const supplyDashboardPage = dashboard(
  lazyPage('pages/dashboard', pages, 'SupplyDashboardPage'),
  (queryClient) => queryClient.query(supplyDashboardQuery),
)

export const cargoDashboardPage = dashboard(
  lazyPage('pages/dashboard', pages, 'CargoDashboardPage'),
  (queryClient) => queryClient.query(cargoDashboardQuery),
)
