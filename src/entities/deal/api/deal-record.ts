import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import { dealRecordKey } from './deal-queries'

export type DealComment = Schemas['Comment']
export type DealAttachment = Schemas['Attachment']
export type DealActivity = Schemas['ActivityEntry']

/** A deal's comments, oldest first. */
export function dealCommentsQuery(id: string) {
  return queryOptions({
    queryKey: [...dealRecordKey(id), 'comments'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/deals/{id}/comments/', { params: { path: { id } }, signal })),
  })
}

/** A deal's attachments, newest first. */
export function dealAttachmentsQuery(id: string) {
  return queryOptions({
    queryKey: [...dealRecordKey(id), 'attachments'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/deals/{id}/attachments/', { params: { path: { id } }, signal })),
  })
}

/** Who changed what in a deal, newest first. */
export function dealActivityQuery(id: string) {
  return queryOptions({
    queryKey: [...dealRecordKey(id), 'activity'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/deals/{id}/activity/', { params: { path: { id } }, signal })),
  })
}

/** Adds a comment, once for each `key`. */
export function createDealComment(id: string, text: string, key: string): Promise<DealComment> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  return unwrap(api.POST('/deals/{id}/comments/', { params, body: { text } }))
}

/**
 * Attaches a file, once for each `key`.
 * @throws ApiProblem with code `too_large` over 10 MB, `unsupported_file` for a kind that is not taken
 */
export function uploadDealAttachment(id: string, file: File, key: string): Promise<DealAttachment> {
  const body = new FormData()
  body.append('file', file)
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  return unwrap(api.POST('/deals/{id}/attachments/', { params, body: { file: '' }, bodySerializer: () => body }))
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
