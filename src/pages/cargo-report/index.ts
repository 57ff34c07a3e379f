import { noop, type QueryClient } from '@tanstack/react-query'
import { cargoReportQuery, inspectableCargoQuery } from '@/entities/inspection'
import { meQuery } from '@/entities/session'
import { lazyPage } from '@/shared/lib/lazy-page'

interface LoaderArguments {
  readonly context: { readonly queryClient: QueryClient }
}

/** The same at both addresses, so that a new report keeps its screen when it gets an address of its own. */
const component = lazyPage('pages/cargo-report', () => import('./ui/report-page'), 'CargoReportPage')

const cargoIn = ({ cargo }: Record<string, unknown>): { cargo?: string } => (typeof cargo === 'string' ? { cargo } : {})

/** `/cargo-inspection-report/new`, and with `?cargo=` begun of that container. */
export const newCargoReportPage = {
  component,
  validateSearch: cargoIn,
  loaderDeps: ({ search }: { readonly search: { readonly cargo?: string } }) => ({ cargo: search.cargo }),
  loader: ({ context, deps }: LoaderArguments & { readonly deps: { readonly cargo: string | undefined } }) => {
    context.queryClient.query(meQuery).catch(noop)
    if (deps.cargo !== undefined) context.queryClient.query(inspectableCargoQuery(deps.cargo)).catch(noop)
  },
}

const viewIn = ({ view }: Record<string, unknown>): { view?: 'paper' } => (view === 'paper' ? { view } : {})

/** `/cargo-inspection-report/$id`, and with `?view=paper` the report as it prints. */
export const cargoReportPage = {
  component,
  validateSearch: viewIn,
  loader: ({ context, params }: LoaderArguments & { readonly params: { readonly id: string } }) => {
    context.queryClient.query(meQuery).catch(noop)
    context.queryClient.query(cargoReportQuery(params.id)).catch(noop)
  },
}
