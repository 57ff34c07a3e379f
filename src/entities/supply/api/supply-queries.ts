import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  api,
  unwrap,
  createListQueries,
  type Schemas,
  type ListQueryParams,
  createRecordQueryOptions,
} from '@/shared/api'

export type Supply = Schemas['Supply']
export type SupplyWrite = Schemas['SupplyWrite']
export type SupplyTransition = Schemas['SupplyTransition']

export const supplyQueryOptions = createRecordQueryOptions('/supplies/', (options) =>
  api.GET('/supplies/{id}/', options),
)

export type SupplyStatus = Schemas['SupplyStatus']
export type SupplySummary = Schemas['SupplySummary']
export type SupplySearch = ListQueryParams<'/supplies/'>

export const supplyListQueries = createListQueries('/supplies/', (options) =>
  api.GET('/supplies/', options),
)

/**
 * Totals of the filtered supplies, whatever their order. The key is below the lists' key, so a
 * saved supply invalidates them too.
 */
export function supplyTotalsQueryOptions({ sort: _, ...filters }: SupplySearch) {
  return queryOptions({
    queryKey: [...supplyListQueries.key, 'totals', filters] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/totals/', { params: { query: filters }, signal })),
    placeholderData: keepPreviousData,
  })
}
