import { lazyRoute } from '@/shared/lib/lazy-page'
import { createPaperSearchParser } from '@/shared/lib/record-search'

/** Both routes share one object, so a new cargo keeps its screen when it gets its own address. */
const screen = lazyRoute('pages/cargo', () => import('./ui/cargo-page'), 'CargoPage')

/**
 * `/cargo/new`; `?deal=` offers the wood of the deal with that id first, `?supply=` lists only wood
 * from the supply with that number.
 */
export const newCargoPage = {
  ...screen,
  validateSearch: ({
    deal,
    supply,
  }: Record<string, unknown>): { deal?: string; supply?: string } => ({
    ...(typeof deal === 'string' && { deal }),
    ...(typeof supply === 'string' && { supply }),
  }),
}

/** `/cargo/$id`, and with `?view=` one of its papers as it prints. */
export const cargoPage = {
  ...screen,
  validateSearch: createPaperSearchParser(
    ['packing_list', 'loading_instruction', 'cmr', 'shipping_instruction', 'vgm_declaration'],
    { loading: 'loading_instruction' },
  ),
}
