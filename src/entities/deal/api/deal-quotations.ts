import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { refreshRecordExtras } from '@/entities/document/@x/deal'
import { api, ifMatch, type Schemas, sendOnce, unwrap } from '@/shared/api'
import { type Deal, dealListQueries, dealQueryOptions } from './deal-queries'

export type Quotation = Schemas['Quotation']

/** The quotations of a deal, newest first. */
export const quotationsQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...dealQueryOptions(id).queryKey, 'quotations'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/quotations/', { params: { path: { id } }, signal })),
  })

/**
 * Issues a quotation of a draft, once if repeated after a lost answer.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export const issueQuotation = (
  { id, version }: Pick<Deal, 'id' | 'version'>,
  body: Schemas['QuotationWrite'],
): Promise<Quotation> =>
  sendOnce(['issueQuotation', id, version, body], (key) =>
    unwrap(
      api.POST('/deals/{id}/quotations/', {
        params: { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } },
        body,
      }),
    ),
  )

/**
 * Records the client's answer, once if repeated after a lost answer of the API.
 * @throws ApiProblem with code `not_allowed_now` if it was answered meanwhile
 */
export const recordQuotationAnswer = (
  id: string,
  { number, version }: Pick<Quotation, 'number' | 'version'>,
  body: Schemas['QuotationAnswerWrite'],
): Promise<Quotation> =>
  sendOnce(['recordQuotationAnswer', id, number, version, body], (key) =>
    unwrap(
      api.POST('/deals/{id}/quotations/{quotation}/answer/', {
        params: {
          path: { id, quotation: String(number) },
          header: { ...ifMatch(version), 'Idempotency-Key': key },
        },
        body,
      }),
    ),
  )

/** Invalidates a quoted deal, its papers and history, and the list. */
export async function refreshQuotedDeal(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: dealQueryOptions(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: dealListQueries.key }),
    refreshRecordExtras(queryClient, { kind: 'deal', id }),
  ])
}
