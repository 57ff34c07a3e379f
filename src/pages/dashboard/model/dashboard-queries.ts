import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'

/** Asked for anew whenever the screen is opened: whoever comes back has just done some of it. */
const staleTime = 0

export const dealDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'deal'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/dashboards/deal/', { signal })),
  staleTime,
})

export const supplyDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'supply'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/dashboards/supply/', { signal })),
  staleTime,
})

export const cargoDashboardQuery = queryOptions({
  queryKey: ['dashboards', 'cargo'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/dashboards/cargo/', { signal })),
  staleTime,
})
