import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { COVER_KEY } from '@/entities/cover/@x/supply'
import {
  type Preview,
  previewQueryOptions,
  refreshRecordExtras,
} from '@/entities/document/@x/supply'
import { api, ifMatch, sendOnce, unwrap, type Schemas } from '@/shared/api'
import { supplyListQueries, supplyQueryOptions } from './supply-queries'

export type SupplyRevision = Schemas['SupplyRevision']
export type RevisionAnswer = Schemas['RevisionAnswerWrite']
export type SupplyRevisionWrite = Schemas['SupplyRevisionWrite']
export type SupplyRevisionPreview = Preview<Schemas['SupplyRevisionPreview']>

/** The revisions of a supply, newest first. */
export const supplyRevisionsQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...supplyQueryOptions(id).queryKey, 'revisions'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/supplies/{id}/revisions/', { params: { path: { id } }, signal })),
  })

/** The differences between two revisions of a supply. */
export const supplyComparisonQueryOptions = (
  id: string,
  compared: { readonly from: number; readonly to: number },
) =>
  queryOptions({
    queryKey: [...supplyQueryOptions(id).queryKey, 'revisions', compared] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/supplies/{id}/revision_comparison/', {
          params: { path: { id }, query: compared },
          signal,
        }),
      ),
  })

export const toSupplyRevisionKey = (id: string, revision: number) =>
  [...supplyQueryOptions(id).queryKey, 'revision', revision] as const

/**
 * Fetches a revision that a user opened. The order of the supply's own transition is only a paper.
 */
export const fetchSupplyRevision = (
  id: string,
  revision: number,
  signal: AbortSignal,
): Promise<SupplyRevision> =>
  unwrap(
    api.GET('/supplies/{id}/revisions/{revision}/', {
      params: { path: { id, revision: String(revision) } },
      signal,
    }),
  )

/**
 * Opens the next revision, once if repeated after a lost answer.
 * @throws ApiProblem
 */
export const openSupplyRevision = (
  id: string,
  body: Schemas['RevisionOpen'],
): Promise<SupplyRevision> =>
  sendOnce(['openSupplyRevision', id, body], (key) =>
    unwrap(
      api.POST('/supplies/{id}/revisions/', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  )

type RevisionRef = Pick<SupplyRevision, 'supply_id' | 'revision'>

/**
 * Saves an open revision of a supply.
 * @throws ApiProblem with code `stale` if the revision has changed since
 */
export const updateSupplyRevision = (
  { supply_id: id, revision }: RevisionRef,
  version: number,
  body: SupplyRevisionWrite,
): Promise<SupplyRevision> =>
  unwrap(
    api.PUT('/supplies/{id}/revisions/{revision}/', {
      params: { path: { id, revision: String(revision) }, header: ifMatch(version) },
      body,
    }),
  )

/**
 * Sends, agrees or withdraws a revision, idempotent per `key`.
 * @throws ApiProblem with code `needs_missing`, `stale`, or `validation` if the supply changed
 * since
 */
export const transitionSupplyRevision = (
  { supply_id: id, revision, version }: RevisionRef & { readonly version: number },
  body: Schemas['SupplyRevisionTransitionRequest'],
  key: string,
): Promise<SupplyRevision> =>
  unwrap(
    api.POST('/supplies/{id}/revisions/{revision}/transitions/', {
      params: {
        path: { id, revision: String(revision) },
        header: { ...ifMatch(version), 'Idempotency-Key': key },
      },
      body,
    }),
  )

/** Computed values, differences and missing requirements of an edited revision. */
export const supplyRevisionPreviewQueryOptions = (
  revision: (RevisionRef & { readonly id: string; readonly version: number }) | null,
  edited: SupplyRevisionWrite | null,
) =>
  previewQueryOptions('supply_revisions', revision, edited, (body, signal) =>
    unwrap(
      api.POST('/supplies/{id}/revisions/{revision}/preview/', {
        params: {
          path: { id: revision?.supply_id ?? '', revision: String(revision?.revision ?? 0) },
        },
        body,
        signal,
      }),
    ),
  )

/** Invalidates everything that a transition of a revision changes. */
export async function refreshRevisedSupply(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: supplyQueryOptions(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: supplyListQueries.key }),
    queryClient.invalidateQueries({ queryKey: COVER_KEY }),
    queryClient.invalidateQueries({ queryKey: ['deals'] }),
    refreshRecordExtras(queryClient, { kind: 'supply', id }),
  ])
}
