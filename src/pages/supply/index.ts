import { lazyRoute } from '@/shared/lib/lazy-page'
import { createPaperSearchParser, parseCopySearch } from '@/shared/lib/record-search'

const route = lazyRoute('pages/supply', () => import('./ui/supply-page'), 'SupplyPage')

/**
 * `/supplies/new`; with `?from=`, a copy of that supply. Both addresses share one route component,
 * so the screen survives the first save.
 */
export const newSupplyPage = { ...route, validateSearch: parseCopySearch }

/** `/supplies/$id`; `?view=supply_order` shows the order to the mill. */
export const supplyPage = {
  ...route,
  validateSearch: createPaperSearchParser(['supply_order']),
}
