import { noop, type QueryClient } from '@tanstack/react-query'
import { cargoQuery } from '@/entities/cargo'
import { meQuery } from '@/entities/session'
import { lazyPage } from '@/shared/lib/lazy-page'

interface LoaderArguments {
  readonly context: { readonly queryClient: QueryClient }
}

/** The same at both addresses, so that a new cargo keeps its screen when it gets an address of its own. */
const component = lazyPage('pages/cargo', () => import('./ui/cargo-page'), 'CargoPage')

/** `/cargo/new`. Nothing is waited for: the heading stands at once. */
export const newCargoPage = {
  component,
  loader: ({ context }: LoaderArguments) => {
    context.queryClient.query(meQuery).catch(noop)
  },
}

/** What of a cargo prints on sheets of its own. */
export type CargoPaperName = 'packing_list' | 'loading' | 'cmr'

const search = ({ view }: Record<string, unknown>): { view?: CargoPaperName } =>
  view === 'packing_list' || view === 'loading' || view === 'cmr' ? { view } : {}

/** `/cargo/$id`, and with `?view=` one of its papers as it prints. */
export const cargoPage = {
  component,
  validateSearch: search,
  loader: ({ context, params }: LoaderArguments & { readonly params: { readonly id: string } }) => {
    context.queryClient.query(meQuery).catch(noop)
    context.queryClient.query(cargoQuery(params.id)).catch(noop)
  },
}
