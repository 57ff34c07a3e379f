import { lazyRoute } from '@/shared/lib/lazy-page'

/** Both routes share one object, so a new cargo keeps its screen when it gets its own address. */
const screen = lazyRoute('pages/cargo', () => import('./ui/cargo-page'), 'CargoPage')

/** `/cargo/new`; `?deal=` offers the wood of that deal first. */
export const newCargoPage = {
  ...screen,
  validateSearch: ({ deal }: Record<string, unknown>): { deal?: string } =>
    typeof deal === 'string' ? { deal } : {},
}

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
export const cargoPage = { ...screen, validateSearch: parseViewSearch }
