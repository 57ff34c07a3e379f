import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'
import { dealListKey } from './deal-list'

export type Deal = Schemas['Deal']
export type DealWrite = Schemas['DealWrite']
export type DealTransition = Schemas['DealTransition']
export type DealPreview = Schemas['DealPreview']
export type OrderConfirmation = Schemas['OrderConfirmation']

const dealKey = (id: string) => ['deals', 'one', id] as const

/** One deal. */
export function dealQuery(id: string) {
  return queryOptions({
    queryKey: dealKey(id),
    queryFn: ({ signal }) => unwrap(api.GET('/deals/{id}/', { params: { path: { id } }, signal })),
  })
}

/** The order confirmation as it was last issued. */
export function orderConfirmationQuery(id: string, revision: number | null) {
  return queryOptions({
    queryKey: [...dealKey(id), 'order_confirmation', revision] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/deals/{id}/order_confirmation/', { params: { path: { id } }, signal })),
  })
}

/** What a deal would be as it stands in the form, and what its next step still lacks. `id` is null for a new one. */
export function dealPreviewQuery(id: string | null, version: number | null, deal: DealWrite | null) {
  return queryOptions({
    queryKey: ['deals', 'preview', id, version, deal] as const,
    queryFn: ({ signal }) => {
      if (!deal) throw new Error('There is no deal to preview yet')
      return unwrap(api.POST('/deals/preview/', { body: { id, deal }, signal }))
    },
    enabled: deal !== null,
    // Each keystroke is a question of its own; old answers are of no use.
    gcTime: 0,
  })
}

/**
 * Writes a new deal. `key` is one of the caller's making per intended act, so that saving twice makes one deal.
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
  return unwrap(api.PUT('/deals/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: deal }))
}

/**
 * Takes a deal to another status.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export function transitionDeal(
  deal: Pick<Deal, 'id' | 'version'>,
  step: Schemas['TransitionRequest'],
  key: string,
): Promise<Deal> {
  const header = { ...ifMatch(deal.version), 'Idempotency-Key': key }
  return unwrap(api.POST('/deals/{id}/transitions/', { params: { path: { id: deal.id }, header }, body: step }))
}

/** Puts a deal as the backend now has it where its screen reads it, and has lists and its record fetched again. */
export async function rememberDeal(queryClient: QueryClient, deal: Deal): Promise<void> {
  queryClient.setQueryData(dealQuery(deal.id).queryKey, deal)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: dealListKey }),
    queryClient.invalidateQueries({ queryKey: dealRecordKey(deal.id) }),
  ])
}

/** What is kept beside a deal: comments, attachments, activity. */
export const dealRecordKey = (id: string) => ['deals', 'record', id] as const
