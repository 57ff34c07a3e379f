import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/shared/api'

export type AllocatedAverage = Schemas['AllocatedAverage']
export type AllocationWarning = Schemas['AllocationWarning']
export type CoverAmount = Schemas['CoverAmount']
export type CoverDeal = Schemas['CoverDeal']
export type CoverSupply = Schemas['CoverSupply']
export type CoverWood = Schemas['CoverWood']
export type DealCover = Schemas['DealCover']
export type DealLineCover = Schemas['DealLineCover']
export type ExpectedCost = Schemas['ExpectedCost']
export type FreeWood = Schemas['FreeWood']
export type ShortLine = Schemas['ShortLine']
export type SawmillOffer = Schemas['SawmillOffer']
export type OpenDealLine = Schemas['OpenDealLine']
export type PlanFreeWood = Schemas['PlanFreeWood']
export type PlanSawmill = Schemas['PlanSawmill']
export type PurchasePlan = Schemas['PurchasePlan']
export type SupplyCover = Schemas['SupplyCover']
export type SupplyLineCover = Schemas['SupplyLineCover']

/** Parent key of all cover queries: one allocation changes several documents. */
export const COVER_KEY = ['cover'] as const

/** Allocated wood per deal line. */
export const dealCoverQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...COVER_KEY, 'deal', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/cover/', { params: { path: { id } }, signal })),
  })

/** Supplies with unallocated wood that fits the deal. */
export const unallocatedWoodQueryOptions = (dealId: string) =>
  queryOptions({
    queryKey: [...COVER_KEY, 'free', dealId] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/free_wood/', { params: { path: { id: dealId } }, signal })),
  })

/** Allocated deals per supply line. */
export const supplyCoverQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...COVER_KEY, 'supply', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/{id}/cover/', { params: { path: { id } }, signal })),
  })

/** Deal lines with a shortfall that the supply can fill. */
export const openDealLinesQueryOptions = (supplyId: string) =>
  queryOptions({
    queryKey: [...COVER_KEY, 'open', supplyId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/supplies/{id}/open_deal_lines/', { params: { path: { id: supplyId } }, signal }),
      ),
  })
