import { queryOptions } from '@tanstack/react-query'
import { api, recordExtrasKey, sendOnce, unwrap, type Schemas } from '@/shared/api'
import type { RecordRef } from './record-extras'

type OverrideRequest = Schemas['OverrideRequest']

/** Requests to override the blockers of a document, newest first. */
export function overrideRequestsQueryOptions(path: RecordRef) {
  return queryOptions({
    queryKey: [...recordExtrasKey(path), 'override_requests'] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/records/{kind}/{id}/override_requests/', { params: { path }, signal })),
  })
}

/**
 * Requests an override for a transition, once if repeated after a lost answer.
 * @throws ApiProblem
 */
export const createOverrideRequest = (
  path: RecordRef,
  body: Schemas['OverrideRequestWrite'],
): Promise<OverrideRequest> =>
  sendOnce(['createOverrideRequest', path.kind, path.id, body], (key) => {
    const params = { path, header: { 'Idempotency-Key': key } }
    return unwrap(api.POST('/records/{kind}/{id}/override_requests/', { params, body }))
  })

/**
 * Declines a request, with a reason for the requester.
 * @throws ApiProblem
 */
export function declineOverrideRequest(
  record: RecordRef,
  requestId: string,
  reason: string,
): Promise<OverrideRequest> {
  const path = { ...record, request_id: requestId }
  return unwrap(
    api.POST('/records/{kind}/{id}/override_requests/{request_id}/decline/', {
      params: { path },
      body: { reason },
    }),
  )
}
