import { lateRoute } from '@/shared/lib/lazy-page'

/** `/basket`, and with `?company_id=…` that of a company that somebody serves. */
export const basketPage = {
  ...lateRoute('pages/basket', () => import('./ui/basket-page'), 'BasketPage'),
  validateSearch: ({ company_id }: Record<string, unknown>): { company_id?: string } => (typeof company_id === 'string' ? { company_id } : {}),
}
