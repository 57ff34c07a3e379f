import { lazyRoute } from '@/shared/lib/lazy-page'

/**
 * `/supplies/new`. Both addresses share one route component, so the screen survives the first save.
 */
export const newSupplyPage = lazyRoute(
  'pages/supply',
  () => import('./ui/supply-page'),
  'SupplyPage',
)

/** `/supplies/$id`; `?view=order` shows the printed order. */
export const supplyPage = {
  ...newSupplyPage,
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'order' } =>
    view === 'order' ? { view } : {},
}
