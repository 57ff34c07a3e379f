import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { refreshRecordExtras } from '@/entities/document/@x/deal'
import { api, ifMatch, type Schemas, sendOnce, unwrap } from '@/shared/api'
import { type Deal, dealListQueries, dealQueryOptions } from './deal-queries'
import { invoiceListQueries } from './invoice-lists'

export type DealInvoices = Schemas['DealInvoices']
export type Invoice = Schemas['Invoice']
export type InvoicedLine = Schemas['InvoicedLine']
type InvoiceWrite = Schemas['InvoiceWrite']
export type InvoicePreview = Schemas['InvoicePreview']

/** The invoices of a deal, and its cargos and charges that are not invoiced. */
export const dealInvoicesQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...dealQueryOptions(id).queryKey, 'invoices'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/invoices/', { params: { path: { id } }, signal })),
  })

/** The amounts of an invoice before it is issued. */
export const invoicePreviewQueryOptions = (id: string, body: InvoiceWrite) =>
  queryOptions({
    queryKey: [...dealInvoicesQueryOptions(id).queryKey, 'preview', body] as const,
    queryFn: ({ signal }) =>
      unwrap(api.POST('/deals/{id}/invoices/preview/', { params: { path: { id } }, body, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/**
 * Issues an invoice, once if repeated after a lost answer.
 * @throws ApiProblem with code `needs_missing`, `not_allowed_now` or `stale`
 */
export const issueInvoice = (
  { id, version }: Pick<Deal, 'id' | 'version'>,
  body: InvoiceWrite,
): Promise<Invoice> =>
  sendOnce(['issueInvoice', id, version, body], (key) =>
    unwrap(
      api.POST('/deals/{id}/invoices/', {
        params: { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } },
        body,
      }),
    ),
  )

/**
 * Cancels an invoice by a credit note, once if repeated after a lost answer.
 * @throws ApiProblem with code `not_allowed_now` if it was credited meanwhile
 */
export const creditInvoice = (id: string, reason: string): Promise<Invoice> =>
  sendOnce(['creditInvoice', id, reason], (key) =>
    unwrap(
      api.POST('/invoices/{id}/credit/', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body: { reason },
      }),
    ),
  )

/** Invalidates an invoiced deal, its papers and history, and the lists. */
export async function refreshInvoicedDeal(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: dealQueryOptions(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: dealListQueries.key }),
    queryClient.invalidateQueries({ queryKey: invoiceListQueries.key }),
    refreshRecordExtras(queryClient, { kind: 'deal', id }),
  ])
}
