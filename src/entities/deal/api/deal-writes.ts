import type { QueryClient } from '@tanstack/react-query'
import { coverKey } from '@/entities/cover/@x/deal'
import { refreshRecordExtras } from '@/entities/document/@x/deal'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { dealListQueries } from './deal-list'
import { dealQueryOptions, type Deal, type DealWrite } from './deal-queries'

/**
 * Writes a new deal. The caller makes one `key` for each intended act, so that saving twice makes one deal.
 * @throws ApiProblem
 */
export function createDeal(deal: DealWrite, key: string): Promise<Deal> {
  return unwrap(api.POST('/deals/', { params: { header: { 'Idempotency-Key': key } }, body: deal }))
}

/**
 * Changes a deal as it was in `version`.
 * @throws ApiProblem with code `stale` where somebody changed it since.
 */
export function updateDeal(id: string, version: number, deal: DealWrite): Promise<Deal> {
  return unwrap(
    api.PUT('/deals/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: deal }),
  )
}

/**
 * Takes a deal to another status.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export function transitionDeal(
  deal: Pick<Deal, 'id' | 'version'>,
  step: Schemas['DealTransitionRequest'],
  key: string,
): Promise<Deal> {
  const header = { ...ifMatch(deal.version), 'Idempotency-Key': key }
  return unwrap(
    api.POST('/deals/{id}/transitions/', { params: { path: { id: deal.id }, header }, body: step }),
  )
}

/**
 * Records an amount of a deal as paid. The caller makes one `key` for each payment.
 * @throws ApiProblem
 */
export function addDealPayment(
  id: string,
  payment: Schemas['DealPaymentWrite'],
  key: string,
): Promise<Deal> {
  return unwrap(
    api.POST('/deals/{id}/payments/', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: payment,
    }),
  )
}

/** Removes a recorded payment. @throws ApiProblem */
export function removeDealPayment(id: string, payment_id: string): Promise<Deal> {
  return unwrap(
    api.DELETE('/deals/{id}/payments/{payment_id}/', { params: { path: { id, payment_id } } }),
  )
}

/** Puts a deal as the backend now has it where its screen reads it, and has lists, its record and its cover fetched again. */
export async function cacheSavedDeal(queryClient: QueryClient, deal: Deal): Promise<void> {
  queryClient.setQueryData(dealQueryOptions(deal.id).queryKey, deal)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: dealListQueries.key }),
    queryClient.invalidateQueries({ queryKey: coverKey }),
    refreshRecordExtras(queryClient, { kind: 'deal', id: deal.id }),
  ])
}
