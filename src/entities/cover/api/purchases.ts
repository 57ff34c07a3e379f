import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, sendOnce, unwrap, type Schemas } from '@/shared/api'
import { COVER_KEY } from './cover-queries'

export type Purchase = Schemas['Purchase']
export type PurchaseWrite = Schemas['PurchaseWrite']

/** Maximum number of sawmills in a purchase plan. */
export const MAX_MILLS = 50

export interface PurchasePlanSearch {
  /** Maximum number of suggested sawmills; undefined for the backend's default. */
  readonly mills?: number | undefined
  /** Ids of further approved sawmills. */
  readonly sawmill_id?: readonly string[] | undefined
}

/** Shortfall of a deal and the sawmills that can supply it. */
export const purchasePlanQueryOptions = (dealId: string, search: PurchasePlanSearch = {}) =>
  queryOptions({
    queryKey: [...COVER_KEY, 'plan', dealId, search] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/deals/{id}/purchase_plan/', {
          params: {
            path: { id: dealId },
            query: {
              ...(search.mills !== undefined && { mills: search.mills }),
              ...(search.sawmill_id && { sawmill_id: [...search.sawmill_id] }),
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

/**
 * Allocates unallocated wood and drafts supplies in one transaction, once if repeated after a lost
 * answer, however late, unless its drafts were canceled meanwhile.
 * @throws ApiProblem with code `validation` and the available amounts
 */
export const buyForDeal = (dealId: string, purchase: PurchaseWrite): Promise<Purchase> =>
  sendOnce(
    [`buyForDeal ${dealId}`, purchase],
    (key) =>
      unwrap(
        api.POST('/deals/{id}/purchases/', {
          params: { path: { id: dealId }, header: { 'Idempotency-Key': key } },
          body: purchase,
        }),
      ),
    { retryPeriodMs: Infinity, isCanceled: isPurchaseCanceled },
  )

/** True if all drafted supplies were canceled. */
async function isPurchaseCanceled({ supplies }: Purchase): Promise<boolean> {
  if (supplies.length === 0) return false
  const { items } = await unwrap(
    api.GET('/supplies/', {
      params: { query: { id: supplies.map(({ id }) => id), limit: supplies.length } },
    }),
  )
  return items.every(({ status }) => status === 'canceled')
}

/**
 * Reverts a purchase, once if repeated after a lost answer.
 * @throws ApiProblem with code `not_allowed_now` if one of its drafts was edited or is no longer a
 * draft
 */
export async function undoPurchase(dealId: string, undo: Schemas['PurchaseUndo']): Promise<void> {
  await sendOnce(['undoPurchase', dealId, undo], (key) =>
    unwrap(
      api.POST('/deals/{id}/purchases/undo/', {
        params: { path: { id: dealId }, header: { 'Idempotency-Key': key } },
        body: undo,
      }),
    ),
  )
}
