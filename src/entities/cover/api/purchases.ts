import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import { coverKey } from './cover-key'

export type Purchase = Schemas['Purchase']
export type PurchaseWrite = Schemas['PurchaseWrite']

/** As many mills as are ever named. */
export const extraMills = 50

/** What a deal still lacks, and where it can be bought: at the first mills, or at so many. */
export const purchasePlanQueryOptions = (dealId: string, mills?: number) =>
  queryOptions({
    queryKey: [...coverKey, 'plan', dealId, mills ?? null] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/deals/{id}/purchase_plan/', {
          params: { path: { id: dealId }, query: mills === undefined ? {} : { mills } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

/**
 * Takes free wood and drafts supplies, all of it or nothing; once for each `key`.
 * @throws ApiProblem with code `validation` and what is free
 */
export const buyForDeal = (
  dealId: string,
  purchase: PurchaseWrite,
  key: string,
): Promise<Purchase> =>
  unwrap(
    api.POST('/deals/{id}/purchases/', {
      params: { path: { id: dealId }, header: { 'Idempotency-Key': key } },
      body: purchase,
    }),
  )

/**
 * Takes a purchase back, once for each `key`.
 * @throws ApiProblem with code `not_allowed_now` once one of its drafts is no draft, or was changed
 */
export async function undoPurchase(
  dealId: string,
  undo: Schemas['PurchaseUndo'],
  key: string,
): Promise<void> {
  await unwrap(
    api.POST('/deals/{id}/purchases/undo/', {
      params: { path: { id: dealId }, header: { 'Idempotency-Key': key } },
      body: undo,
    }),
  )
}
