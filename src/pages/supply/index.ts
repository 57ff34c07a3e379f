import { lazyRoute } from '@/shared/lib/lazy-page'

/** `/supplies/new`. The same at both addresses, so that a new supply keeps its screen when it gets an address of its own. */
export const newSupplyPage = lazyRoute(
  'pages/supply',
  () => import('./ui/supply-page'),
  'SupplyPage',
)

/** `/supplies/$id`, and with `?view=order` the order to the mill as it prints. */
export const supplyPage = {
  ...newSupplyPage,
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'order' } =>
    view === 'order' ? { view } : {},
}
