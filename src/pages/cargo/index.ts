import { lazyRoute } from '@/shared/lib/lazy-page'

/** `/cargo/new`. The same at both addresses, so that a new cargo keeps its screen when it gets an address of its own. */
export const newCargoPage = lazyRoute('pages/cargo', () => import('./ui/cargo-page'), 'CargoPage')

/** What of a cargo prints on sheets of its own. */
export type CargoPaperName = 'packing_list' | 'loading' | 'cmr'

/** `client` is the id of the client whose paper it is; without it the first client of the load. */
const parseViewSearch = ({
  view,
  client,
}: Record<string, unknown>): { view?: CargoPaperName; client?: string } => {
  if (view !== 'packing_list' && view !== 'loading' && view !== 'cmr') return {}
  return typeof client === 'string' ? { view, client } : { view }
}

/** `/cargo/$id`, and with `?view=` one of its papers as it prints. */
export const cargoPage = { ...newCargoPage, validateSearch: parseViewSearch }
