import { parseCopySearch } from '@/shared/lib/copy-search'
import { lazyRoute } from '@/shared/lib/lazy-page'

const route = lazyRoute('pages/supply', () => import('./ui/supply-page'), 'SupplyPage')

/**
 * `/supplies/new`; with `?from=`, a copy of that supply. Both addresses share one route component,
 * so the screen survives the first save.
 */
export const newSupplyPage = { ...route, validateSearch: parseCopySearch }

/** `/supplies/$id`; `?view=order` shows the printed order. */
export const supplyPage = {
  ...route,
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'order' } =>
    view === 'order' ? { view } : {},
}
