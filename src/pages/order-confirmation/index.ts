import { lazyRoute } from '@/shared/lib/lazy-page'

/** `/order-confirmation`; staff add `?company_id=…`. */
export const orderConfirmationPage = {
  ...lazyRoute(
    'pages/order-confirmation',
    () => import('./ui/order-confirmation-page'),
    'OrderConfirmationPage',
  ),
  validateSearch: ({ company_id }: Record<string, unknown>): { company_id?: string } =>
    typeof company_id === 'string' ? { company_id } : {},
}
