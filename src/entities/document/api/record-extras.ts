import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  recordExtrasKey,
  unwrap,
  createUploadFetch,
  type OnProgress,
  type Schemas,
} from '@/shared/api'

/** Which record something is kept beside. */
export type RecordRef = Schemas['RecordLink']
export type Comment = Schemas['Comment']
export type Attachment = Schemas['Attachment']
export type ActivityEntry = Schemas['ActivityEntry']

/** Comments or entries of a page: what people look back at without asking for more. */
const pageSize = 20

const toExtrasPageQuery = (cursor: string | undefined) => ({
  limit: pageSize,
  ...(cursor !== undefined && { cursor }),
})

/** A record's comments, newest first, page after page. */
export function commentsQueryOptions(path: RecordRef) {
  return infiniteQueryOptions({
    queryKey: [...recordExtrasKey(path), 'comments'] as const,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/records/{kind}/{id}/comments/', {
          params: { path, query: toExtrasPageQuery(pageParam) },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  })
}

/** People who can be mentioned in a comment and whose name has these words, by name. */
export function commentReadersQueryOptions(path: RecordRef, words: string) {
  return queryOptions({
    queryKey: [...recordExtrasKey(path), 'readers', words] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/records/{kind}/{id}/readers/', {
          params: { path, query: words === '' ? {} : { q: words } },
          signal,
        }),
      ),
    staleTime: 60_000,
  })
}

/** A record's attachments, newest first; it has 100 at most. */
export function attachmentsQueryOptions(path: RecordRef) {
  return queryOptions({
    queryKey: [...recordExtrasKey(path), 'attachments'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/records/{kind}/{id}/attachments/', { params: { path }, signal })),
  })
}

/** Who changed what in a record, newest first, page after page. */
export function activityQueryOptions(path: RecordRef) {
  return infiniteQueryOptions({
    queryKey: [...recordExtrasKey(path), 'activity'] as const,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/records/{kind}/{id}/activity/', {
          params: { path, query: toExtrasPageQuery(pageParam) },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  })
}

/** Has comments, attachments and activity fetched again: each of them leaves its trace in another. */
export const refreshRecordExtras = (queryClient: QueryClient, path: RecordRef): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: recordExtrasKey(path) })

/** Adds a comment, once for each `key`. */
export function createComment(path: RecordRef, text: string, key: string): Promise<Comment> {
  const params = { path, header: { 'Idempotency-Key': key } }
  return unwrap(api.POST('/records/{kind}/{id}/comments/', { params, body: { text } }))
}

/**
 * Attaches a file, once for each `key`, and for good once for each `id` of the device's making. `signal` stops it; what the backend has by then it keeps.
 * @throws ApiProblem with code `too_large` over `mostBytes`, `unsupported_file` for a kind that is not taken, `validation` with `too_many` for a record
 *   that has 100
 */
export function uploadAttachment(
  path: RecordRef,
  file: File,
  key: string,
  {
    id,
    signal,
    onSent,
  }: { readonly id?: string; readonly signal: AbortSignal; readonly onSent: OnProgress },
): Promise<Attachment> {
  const body = new FormData()
  if (id !== undefined) body.append('id', id)
  body.append('file', file)
  const params = { path, header: { 'Idempotency-Key': key } }
  const how = { bodySerializer: () => body, fetch: createUploadFetch(onSent), signal }
  return unwrap(
    api.POST('/records/{kind}/{id}/attachments/', { params, body: { file: '' }, ...how }),
  )
}

export function removeAttachment(record: RecordRef, attachmentId: string): Promise<void> {
  const path = { ...record, attachment_id: attachmentId }
  return unwrap(
    api.DELETE('/records/{kind}/{id}/attachments/{attachment_id}/', { params: { path } }),
  )
}

/** The file's content. */
export async function downloadAttachment(record: RecordRef, attachmentId: string): Promise<Blob> {
  const path = { ...record, attachment_id: attachmentId }
  const call = api.GET('/records/{kind}/{id}/attachments/{attachment_id}/', {
    params: { path },
    parseAs: 'blob',
  })
  const content: unknown = await unwrap(call)
  if (!(content instanceof Blob)) throw new TypeError('The attachment came without its content')
  return content
}
