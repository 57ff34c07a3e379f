import type { QueryClient } from '@tanstack/react-query'
import { COVER_KEY } from '@/entities/cover/@x/deal'
import { refreshRecordExtras } from '@/entities/document/@x/deal'
import { api, ifMatch, sendOnce, unwrap, type Schemas } from '@/shared/api'
import { dealListQueries, dealQueryOptions, type Deal, type DealWrite } from './deal-queries'

/**
 * Creates a deal, idempotent per `key`.
 * @param copiedFrom id of the deal that it was copied from
 * @throws ApiProblem
 */
export function createDeal(deal: DealWrite, key: string, copiedFrom?: string): Promise<Deal> {
  const query = copiedFrom === undefined ? {} : { copied_from: copiedFrom }
  const params = { header: { 'Idempotency-Key': key }, query }
  return unwrap(api.POST('/deals/', { params, body: deal }))
}

/**
 * Saves a deal that was read at `version`.
 * @throws ApiProblem with code `stale` if the deal has changed since
 */
export function updateDeal(id: string, version: number, deal: DealWrite): Promise<Deal> {
  return unwrap(
    api.PUT('/deals/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: deal }),
  )
}

/**
 * Moves a deal to another status, idempotent per `key`.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export function transitionDeal(
  deal: Pick<Deal, 'id' | 'version'>,
  request: Schemas['DealTransitionRequest'],
  key: string,
): Promise<Deal> {
  const header = { ...ifMatch(deal.version), 'Idempotency-Key': key }
  return unwrap(
    api.POST('/deals/{id}/transitions/', {
      params: { path: { id: deal.id }, header },
      body: request,
    }),
  )
}

/**
 * Records a payment of a deal, idempotent per `key`.
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

/**
 * Checks the payments of a sheet, and stores nothing.
 * @throws ApiProblem
 */
export function previewPayments(
  rows: Schemas['PaymentSheetRow'][],
  signal: AbortSignal,
): Promise<Schemas['PaymentSheetResult']> {
  return unwrap(api.POST('/payments/preview/', { body: { rows }, signal }))
}

/**
 * Records the accepted payments of a sheet, once if repeated after a lost answer.
 * @param sheetKey identifies the worksheet and its upload
 * @throws ApiProblem
 */
export const importPayments = (
  sheetKey: string,
  rows: Schemas['PaymentSheetRow'][],
): Promise<Schemas['PaymentSheetResult']> =>
  sendOnce(
    [`importPayments ${sheetKey}`, rows],
    (key) => {
      const params = { header: { 'Idempotency-Key': key } }
      return unwrap(api.POST('/payments/import/', { params, body: { rows } }))
    },
    { retryPeriodMs: Infinity },
  )

/**
 * Invalidates every query after payments of several deals were recorded: they change lists,
 * dashboards, exposures and histories.
 */
export const refreshPaidDeals = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries()

/**
 * Removes a payment that was recorded by mistake.
 * @throws ApiProblem
 */
export function removeDealPayment(id: string, paymentId: string): Promise<Deal> {
  const path = { id, payment_id: paymentId }
  return unwrap(api.DELETE('/deals/{id}/payments/{payment_id}/', { params: { path } }))
}

/** Caches a saved deal and invalidates the lists, history and cover. */
export async function cacheSavedDeal(queryClient: QueryClient, deal: Deal): Promise<void> {
  queryClient.setQueryData(dealQueryOptions(deal.id).queryKey, deal)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: dealListQueries.key }),
    queryClient.invalidateQueries({ queryKey: COVER_KEY }),
    refreshRecordExtras(queryClient, { kind: 'deal', id: deal.id }),
  ])
}
