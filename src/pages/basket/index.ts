import { lateRoute } from '@/shared/lib/lazy-page'

/** `/basket`, and with `?company=…` that of a company that somebody serves. */
export const basketPage = {
  ...lateRoute('pages/basket', () => import('./ui/basket-page'), 'BasketPage'),
  validateSearch: ({ company }: Record<string, unknown>): { company?: string } => (typeof company === 'string' ? { company } : {}),
}
