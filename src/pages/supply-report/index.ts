import { noop, type QueryClient } from '@tanstack/react-query'
import { inspectableQuery, supplyReportQuery } from '@/entities/inspection'
import { meQuery } from '@/entities/session'
import { lazyPage } from '@/shared/lib/lazy-page'

interface LoaderArguments {
  readonly context: { readonly queryClient: QueryClient }
}

/** The same at both addresses, so that a new report keeps its screen when it gets an address of its own. */
const component = lazyPage('pages/supply-report', () => import('./ui/report-page'), 'SupplyReportPage')

const supplyIn = ({ supply }: Record<string, unknown>): { supply?: string } => (typeof supply === 'string' ? { supply } : {})

/** `/supply-inspection-report/new`, and with `?supply=` begun of that supply. */
export const newSupplyReportPage = {
  component,
  validateSearch: supplyIn,
  loaderDeps: ({ search }: { readonly search: { readonly supply?: string } }) => ({ supply: search.supply }),
  loader: ({ context, deps }: LoaderArguments & { readonly deps: { readonly supply: string | undefined } }) => {
    context.queryClient.query(meQuery).catch(noop)
    if (deps.supply !== undefined) context.queryClient.query(inspectableQuery(deps.supply)).catch(noop)
  },
}

const viewIn = ({ view }: Record<string, unknown>): { view?: 'paper' } => (view === 'paper' ? { view } : {})

/** `/supply-inspection-report/$id`, and with `?view=paper` the report as it prints. */
export const supplyReportPage = {
  component,
  validateSearch: viewIn,
  loader: ({ context, params }: LoaderArguments & { readonly params: { readonly id: string } }) => {
    context.queryClient.query(meQuery).catch(noop)
    context.queryClient.query(supplyReportQuery(params.id)).catch(noop)
  },
}
