import { lazyRoute } from '@/shared/lib/lazy-page'

/** `/order-confirmation`, and with `?company_id=…` for a company that somebody serves. */
export const orderConfirmationPage = {
  ...lazyRoute(
    'pages/order-confirmation',
    () => import('./ui/order-confirmation-page'),
    'OrderConfirmationPage',
  ),
  validateSearch: ({ company_id }: Record<string, unknown>): { company_id?: string } =>
    typeof company_id === 'string' ? { company_id } : {},
}
