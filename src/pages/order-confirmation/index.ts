import { lateRoute } from '@/shared/lib/lazy-page'

/** `/order-confirmation`, and with `?company=…` for a company that somebody serves. */
export const orderConfirmationPage = {
  ...lateRoute('pages/order-confirmation', () => import('./ui/order-confirmation-page'), 'OrderConfirmationPage'),
  validateSearch: ({ company }: Record<string, unknown>): { company?: string } => (typeof company === 'string' ? { company } : {}),
}
