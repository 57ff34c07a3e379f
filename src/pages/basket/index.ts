import { lazyRoute } from '@/shared/lib/lazy-page'

interface BasketSearch {
  /** The basket's company, for users who serve several. */
  company_id?: string
  /** Opens “Add several lines” at once. */
  add?: 'lines'
}

/** `/basket`. */
export const basketPage = {
  ...lazyRoute('pages/basket', () => import('./ui/basket-page'), 'BasketPage'),
  validateSearch: ({ company_id, add }: Record<string, unknown>): BasketSearch => ({
    ...(typeof company_id === 'string' && { company_id }),
    ...(add === 'lines' && { add }),
  }),
}
