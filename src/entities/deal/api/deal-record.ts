import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, unwrap, watchedFetch, type OnSent, type Schemas } from '@/shared/api'
import { dealRecordKey } from './deal-queries'

export type DealComment = Schemas['Comment']
export type DealAttachment = Schemas['Attachment']
export type DealActivity = Schemas['ActivityEntry']

/** Comments or entries of a page: what people look back at without asking for more. */
const recordPageSize = 20

const pageAt = (cursor: string | undefined) => ({ limit: recordPageSize, ...(cursor !== undefined && { cursor }) })

/** A deal's comments, newest first, page after page. */
export function dealCommentsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...dealRecordKey(id), 'comments'] as const,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/deals/{id}/comments/', { params: { path: { id }, query: pageAt(pageParam) }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  })
}

/** A deal's attachments, newest first; a deal has 100 at most. */
export function dealAttachmentsQuery(id: string) {
  return queryOptions({
    queryKey: [...dealRecordKey(id), 'attachments'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/deals/{id}/attachments/', { params: { path: { id } }, signal })),
  })
}

/** Who changed what in a deal, newest first, page after page. */
export function dealActivityQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...dealRecordKey(id), 'activity'] as const,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/deals/{id}/activity/', { params: { path: { id }, query: pageAt(pageParam) }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  })
}

/** Has comments, attachments and activity fetched again: each of them leaves its trace in another. */
export const refreshDealRecord = (queryClient: QueryClient, id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: dealRecordKey(id) })

/** Adds a comment, once for each `key`. */
export function createDealComment(id: string, text: string, key: string): Promise<DealComment> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  return unwrap(api.POST('/deals/{id}/comments/', { params, body: { text } }))
}

/**
 * Attaches a file, once for each `key`. `signal` stops it; what the backend has by then it keeps.
 * @throws ApiProblem with code `too_large` over `mostBytes`, `unsupported_file` for a kind that is not taken, `validation` with `too_many` for a deal
 *   that has 100
 */
export function uploadDealAttachment(
  id: string,
  file: File,
  key: string,
  { signal, onSent }: { readonly signal: AbortSignal; readonly onSent: OnSent },
): Promise<DealAttachment> {
  const body = new FormData()
  body.append('file', file)
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  const how = { bodySerializer: () => body, fetch: watchedFetch(onSent), signal }
  return unwrap(api.POST('/deals/{id}/attachments/', { params, body: { file: '' }, ...how }))
}

export function removeDealAttachment(id: string, attachmentId: string): Promise<void> {
  const path = { id, attachment_id: attachmentId }
  return unwrap(api.DELETE('/deals/{id}/attachments/{attachment_id}/', { params: { path } }))
}

/** The file's content. */
export async function downloadDealAttachment(id: string, attachmentId: string): Promise<Blob> {
  const path = { id, attachment_id: attachmentId }
  const call = api.GET('/deals/{id}/attachments/{attachment_id}/', { params: { path }, parseAs: 'blob' })
  const content: unknown = await unwrap(call)
  if (!(content instanceof Blob)) throw new TypeError('The attachment came without its content')
  return content
}
