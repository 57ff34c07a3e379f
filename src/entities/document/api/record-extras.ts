import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  recordExtrasKey,
  sendOnce,
  unwrap,
  unwrapBlob,
  createUploadFetch,
  type OnProgress,
  type Schemas,
} from '@/shared/api'

/** The record that comments, attachments and history belong to. */
export type RecordRef = Schemas['RecordLink']
export type Comment = Schemas['Comment']
export type Attachment = Schemas['Attachment']
export type AttachmentKind = Schemas['AttachmentKind']
export type ActivityEntry = Schemas['ActivityEntry']

/** Entries per page of comments and activity. */
const PAGE_SIZE = 20

const toExtrasPageQuery = (cursor: string | undefined) => ({
  limit: PAGE_SIZE,
  ...(cursor !== undefined && { cursor }),
})

/** Comments, newest first. */
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

/** Users who can be mentioned in a comment, filtered by name and sorted by it. */
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

/** Numbers of packs and documents that a comment can quote, those of the record first. */
export function quotableNumbersQueryOptions(path: RecordRef, part: string) {
  return queryOptions({
    queryKey: [...recordExtrasKey(path), 'numbers', part] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/records/{kind}/{id}/numbers/', {
          params: { path, query: part === '' ? {} : { q: part } },
          signal,
        }),
      ),
    staleTime: 60_000,
  })
}

/** Attachments, newest first; 100 at most. */
export function attachmentsQueryOptions(path: RecordRef) {
  return queryOptions({
    queryKey: [...recordExtrasKey(path), 'attachments'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/records/{kind}/{id}/attachments/', { params: { path }, signal })),
  })
}

/** Change history, newest first. */
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

/** Invalidates comments, attachments and activity together: a change in one appears in another. */
export const refreshRecordExtras = (queryClient: QueryClient, path: RecordRef): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: recordExtrasKey(path) })

/** Adds a comment, once if repeated after a lost answer. */
export const createComment = (path: RecordRef, text: string): Promise<Comment> =>
  sendOnce(['createComment', path.kind, path.id, text], (key) => {
    const params = { path, header: { 'Idempotency-Key': key } }
    return unwrap(api.POST('/records/{kind}/{id}/comments/', { params, body: { text } }))
  })

/**
 * Uploads a file, idempotent per `key` and per client-made `id`. Aborting `signal` does not remove
 * a file that the backend already has.
 * @throws ApiProblem with code `too_large`, `unsupported_file`, or `validation` with `too_many` if
 * the record has 100 attachments
 */
export function uploadAttachment(
  path: RecordRef,
  file: File,
  key: string,
  {
    id,
    kind,
    signal,
    onSent,
  }: {
    readonly id?: string
    readonly kind?: AttachmentKind
    readonly signal?: AbortSignal
    readonly onSent: OnProgress
  },
): Promise<Attachment> {
  const body = new FormData()
  if (id !== undefined) body.append('id', id)
  if (kind !== undefined) body.append('kind', kind)
  body.append('file', file)
  const params = { path, header: { 'Idempotency-Key': key } }
  const options = {
    bodySerializer: () => body,
    fetch: createUploadFetch(onSent),
    ...(signal && { signal }),
  }
  return unwrap(
    api.POST('/records/{kind}/{id}/attachments/', { params, body: { file: '' }, ...options }),
  )
}

export function removeAttachment(record: RecordRef, attachmentId: string): Promise<void> {
  const path = { ...record, attachment_id: attachmentId }
  return unwrap(
    api.DELETE('/records/{kind}/{id}/attachments/{attachment_id}/', { params: { path } }),
  )
}

export function downloadAttachment(record: RecordRef, attachmentId: string): Promise<Blob> {
  const path = { ...record, attachment_id: attachmentId }
  return unwrapBlob(
    api.GET('/records/{kind}/{id}/attachments/{attachment_id}/', {
      params: { path },
      parseAs: 'blob',
    }),
  )
}
