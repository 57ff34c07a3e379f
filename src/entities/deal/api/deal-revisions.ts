import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { COVER_KEY } from '@/entities/cover/@x/deal'
import { type Preview, previewQueryOptions, refreshRecordExtras } from '@/entities/document/@x/deal'
import { api, ifMatch, sendOnce, unwrap, type Schemas } from '@/shared/api'
import { dealListQueries, dealQueryOptions } from './deal-queries'

export type DealRevision = Schemas['DealRevision']
export type DealRevisionWrite = Schemas['DealRevisionWrite']
export type DealRevisionPreview = Preview<Schemas['DealRevisionPreview']>

/** The revisions of a deal, newest first. */
export const dealRevisionsQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...dealQueryOptions(id).queryKey, 'revisions'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/revisions/', { params: { path: { id } }, signal })),
  })

/** The differences between two revisions of a deal. */
export const dealComparisonQueryOptions = (
  id: string,
  compared: { readonly from: number; readonly to: number },
) =>
  queryOptions({
    queryKey: [...dealQueryOptions(id).queryKey, 'revisions', compared] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/deals/{id}/revision_comparison/', {
          params: { path: { id }, query: compared },
          signal,
        }),
      ),
  })

export const toDealRevisionKey = (id: string, revision: number) =>
  [...dealQueryOptions(id).queryKey, 'revision', revision] as const

/**
 * Fetches a revision that a user opened. The order confirmation of the deal's own transition is
 * only a paper.
 */
export const fetchDealRevision = (
  id: string,
  revision: number,
  signal: AbortSignal,
): Promise<DealRevision> =>
  unwrap(
    api.GET('/deals/{id}/revisions/{revision}/', {
      params: { path: { id, revision: String(revision) } },
      signal,
    }),
  )

/**
 * Opens the next revision, once if repeated after a lost answer.
 * @throws ApiProblem
 */
export const openDealRevision = (
  id: string,
  body: Schemas['RevisionOpen'],
): Promise<DealRevision> =>
  sendOnce(['openDealRevision', id, body], (key) =>
    unwrap(
      api.POST('/deals/{id}/revisions/', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  )

type RevisionRef = Pick<DealRevision, 'deal_id' | 'revision'>

/**
 * Saves an open revision of a deal.
 * @throws ApiProblem with code `stale` if the revision has changed since
 */
export const updateDealRevision = (
  { deal_id: id, revision }: RevisionRef,
  version: number,
  body: DealRevisionWrite,
): Promise<DealRevision> =>
  unwrap(
    api.PUT('/deals/{id}/revisions/{revision}/', {
      params: { path: { id, revision: String(revision) }, header: ifMatch(version) },
      body,
    }),
  )

/**
 * Sends, agrees or withdraws a revision, idempotent per `key`.
 * @throws ApiProblem with code `needs_missing`, `stale`, or `validation` if the deal changed since
 */
export const transitionDealRevision = (
  { deal_id: id, revision, version }: RevisionRef & { readonly version: number },
  body: Schemas['RevisionTransitionRequest'],
  key: string,
): Promise<DealRevision> =>
  unwrap(
    api.POST('/deals/{id}/revisions/{revision}/transitions/', {
      params: {
        path: { id, revision: String(revision) },
        header: { ...ifMatch(version), 'Idempotency-Key': key },
      },
      body,
    }),
  )

/** Computed values, differences and missing requirements of an edited revision. */
export const dealRevisionPreviewQueryOptions = (
  revision: (RevisionRef & { readonly id: string; readonly version: number }) | null,
  edited: DealRevisionWrite | null,
) =>
  previewQueryOptions('deal_revisions', revision, edited, (body, signal) =>
    unwrap(
      api.POST('/deals/{id}/revisions/{revision}/preview/', {
        params: {
          path: { id: revision?.deal_id ?? '', revision: String(revision?.revision ?? 0) },
        },
        body,
        signal,
      }),
    ),
  )

/** Invalidates everything that a transition of a revision changes. */
export async function refreshRevisedDeal(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: dealQueryOptions(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: dealListQueries.key }),
    queryClient.invalidateQueries({ queryKey: COVER_KEY }),
    refreshRecordExtras(queryClient, { kind: 'deal', id }),
  ])
}
