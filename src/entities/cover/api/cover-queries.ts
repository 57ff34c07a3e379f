import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'
import { coverKey } from './cover-key'

/** Allocated wood per deal line. */
export const dealCoverQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...coverKey, 'deal', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/cover/', { params: { path: { id } }, signal })),
  })

/** Supplies with unallocated wood that fits the deal. */
export const unallocatedWoodQueryOptions = (dealId: string) =>
  queryOptions({
    queryKey: [...coverKey, 'free', dealId] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/free_wood/', { params: { path: { id: dealId } }, signal })),
  })

/** Allocated deals per supply line. */
export const supplyCoverQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...coverKey, 'supply', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/{id}/cover/', { params: { path: { id } }, signal })),
  })

/** Deal lines with a shortfall that the supply can fill. */
export const openDealLinesQueryOptions = (supplyId: string) =>
  queryOptions({
    queryKey: [...coverKey, 'open', supplyId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/supplies/{id}/open_deal_lines/', { params: { path: { id: supplyId } }, signal }),
      ),
  })
