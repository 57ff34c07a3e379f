import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import { dealQueryOptions } from './deal-queries'

export type OrderConfirmation = Schemas['OrderConfirmation']

/** The last issued order confirmation. */
export function orderConfirmationQueryOptions(id: string, revision: number | null) {
  return queryOptions({
    queryKey: [...dealQueryOptions(id).queryKey, 'order_confirmation', revision] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/deals/{id}/order_confirmation/', { params: { path: { id } }, signal })),
  })
}
