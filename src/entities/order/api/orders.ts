import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { refreshRecordExtras } from '@/entities/document/@x/order'
import {
  api,
  ifMatch,
  createListQueries,
  createRecordQueryOptions,
  sendOnce,
  unwrap,
  unwrapBlob,
  type Schemas,
  type ListQueryParams,
} from '@/shared/api'
import type { BasketChange } from './basket'

export type Order = Schemas['Order']
export type OrderInvoice = Schemas['OrderInvoice']
export type OrderProgress = Schemas['OrderProgress']
export type OrderSummary = Schemas['OrderSummary']
export type OrderTransition = Schemas['OrderTransition']
export type OrderWrite = Schemas['OrderWrite']
export type OrderSearch = ListQueryParams<'/orders/'>

export const orderListQueries = createListQueries('/orders/', (options) =>
  api.GET('/orders/', options),
)
export const orderQueryOptions = createRecordQueryOptions('/orders/', (options) =>
  api.GET('/orders/{id}/', options),
)

/** Progress of an order's wood. */
export const orderThreadQueryOptions = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'thread', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/orders/{id}/thread/', { params: { path: { id } }, signal })),
  })

/**
 * Orders the content of the basket, idempotent per `key`.
 * @throws ApiProblem
 */
export const createOrder = (order: OrderWrite, key: string): Promise<Order> =>
  unwrap(api.POST('/orders/', { params: { header: { 'Idempotency-Key': key } }, body: order }))

/**
 * Saves the fields of an order; its lines stay.
 * @throws ApiProblem with `errors` by field, or with code `stale`
 */
export const updateOrder = (
  { id, version }: Pick<Order, 'id' | 'version'>,
  order: OrderWrite,
): Promise<Order> =>
  unwrap(
    api.PUT('/orders/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: order }),
  )

/**
 * Moves an order to another status, once if repeated after a lost answer.
 * @throws ApiProblem with code `needs_missing` or `stale`
 */
export const transitionOrder = (
  { id, version }: Pick<Order, 'id' | 'version'>,
  request: Schemas['OrderTransitionRequest'],
): Promise<Order> =>
  sendOnce(['transitionOrder', id, version, request], (key) => {
    const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } }
    return unwrap(api.POST('/orders/{id}/transitions/', { params, body: request }))
  })

/**
 * Accepts or declines the proposed change of an order, once if repeated after a lost answer of the
 * API.
 * @throws ApiProblem with code `needs_missing`, `not_allowed_now` or `stale`
 */
export const answerOrderChange = (
  { id, version }: Pick<Order, 'id' | 'version'>,
  answer: Schemas['OrderChangeAnswer'],
): Promise<Order> =>
  sendOnce(['answerOrderChange', id, version, answer], (key) => {
    const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } }
    return unwrap(api.POST('/orders/{id}/change/answer/', { params, body: answer }))
  })

/**
 * Adds an order's items to the basket again, once if repeated after a lost answer.
 * @throws ApiProblem
 */
export const reorder = (id: string): Promise<BasketChange> =>
  sendOnce(['reorder', id], (key) =>
    unwrap(
      api.POST('/orders/{id}/reorder/', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
      }),
    ),
  )

/**
 * Downloads a photo of the order's loading.
 * @throws ApiProblem
 */
export const fetchOrderPhoto = (id: string, attachmentId: string): Promise<Blob> =>
  unwrapBlob(
    api.GET('/orders/{id}/photos/{attachment_id}/', {
      params: { path: { id, attachment_id: attachmentId } },
      parseAs: 'blob',
    }),
  )

/**
 * Downloads an invoice of an order as a PDF.
 * @throws ApiProblem
 */
export const fetchOrderInvoice = (id: string, invoiceId: string): Promise<Blob> =>
  unwrapBlob(
    api.GET('/orders/{id}/invoices/{invoice_id}/', {
      params: { path: { id, invoice_id: invoiceId } },
      parseAs: 'blob',
    }),
  )

/** Caches a saved order and invalidates the lists, progress and history. */
export async function cacheSavedOrder(queryClient: QueryClient, order: Order): Promise<void> {
  queryClient.setQueryData(orderQueryOptions(order.id).queryKey, order)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: orderListQueries.key }),
    queryClient.invalidateQueries({ queryKey: orderThreadQueryOptions(order.id).queryKey }),
    refreshRecordExtras(queryClient, { kind: 'order', id: order.id }),
  ])
}
