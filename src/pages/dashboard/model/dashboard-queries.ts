import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { operations } from '@contract/schema'
import type { DashboardName } from './dashboard'

/** Filters shared by all three dashboards. */
export type DashboardSearch = NonNullable<operations['getDealDashboard']['parameters']['query']>

/** Refetch on every visit: the user may have done some of the work in the meantime. */
const STALE_TIME = 0

/**
 * Pending work and status counts. They don't depend on the period, so a new period causes no
 * request.
 */
export const dealDashboardQueryOptions = (search: DashboardSearch) => {
  const query = omitPeriod(search)
  return queryOptions({
    queryKey: ['dashboards', 'deal', query] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/dashboards/deal/', { params: { query }, signal })),
    staleTime: STALE_TIME,
  })
}

export const supplyDashboardQueryOptions = (search: DashboardSearch) => {
  const query = omitPeriod(search)
  return queryOptions({
    queryKey: ['dashboards', 'supply', query] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/dashboards/supply/', { params: { query }, signal })),
    staleTime: STALE_TIME,
  })
}

export const cargoDashboardQueryOptions = (search: DashboardSearch) => {
  const query = omitPeriod(search)
  return queryOptions({
    queryKey: ['dashboards', 'cargo', query] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/dashboards/cargo/', { params: { query }, signal })),
    staleTime: STALE_TIME,
  })
}

const omitPeriod = ({
  week_from: _from,
  week_to: _to,
  ...search
}: DashboardSearch): DashboardSearch => search

/** True if the user has chosen a period, even with one end only. */
export const hasPeriod = ({ week_from, week_to }: DashboardSearch): boolean =>
  week_from !== undefined || week_to !== undefined

/** Figures of the period and of the previous one. */
export const dashboardFiguresQueryOptions = (dashboard: DashboardName, query: DashboardSearch) =>
  queryOptions({
    queryKey: ['dashboards', dashboard, 'figures', query] as const,
    queryFn: ({ signal }): Promise<Schemas['DashboardFigures']> => {
      const request = { params: { query }, signal }
      if (dashboard === 'deal') return unwrap(api.GET('/dashboards/deal/figures/', request))
      return unwrap(
        dashboard === 'supply'
          ? api.GET('/dashboards/supply/figures/', request)
          : api.GET('/dashboards/cargo/figures/', request),
      )
    },
    staleTime: STALE_TIME,
  })

export type ChartRequest =
  | { readonly dashboard: 'deal'; readonly chart: Schemas['DealChartCode'] }
  | { readonly dashboard: 'supply'; readonly chart: Schemas['SupplyChartCode'] }
  | { readonly dashboard: 'cargo'; readonly chart: Schemas['CargoChartCode'] }

export const chartQueryOptions = (request: ChartRequest, query: DashboardSearch) =>
  queryOptions({
    queryKey: ['dashboards', request.dashboard, request.chart, query] as const,
    queryFn: ({ signal }): Promise<Schemas['Chart']> => {
      switch (request.dashboard) {
        case 'deal':
          return unwrap(
            api.GET('/dashboards/deal/charts/{chart}/', {
              params: { path: { chart: request.chart }, query },
              signal,
            }),
          )
        case 'supply':
          return unwrap(
            api.GET('/dashboards/supply/charts/{chart}/', {
              params: { path: { chart: request.chart }, query },
              signal,
            }),
          )
        case 'cargo':
          return unwrap(
            api.GET('/dashboards/cargo/charts/{chart}/', {
              params: { path: { chart: request.chart }, query },
              signal,
            }),
          )
      }
    },
    staleTime: STALE_TIME,
  })
