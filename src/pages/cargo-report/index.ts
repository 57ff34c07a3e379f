import { lazyRoute } from '@/shared/lib/lazy-page'

/** The same at both addresses, so that a new report keeps its screen when it gets an address of its own. */
const reportPage = lazyRoute(
  'pages/cargo-report',
  () => import('./ui/cargo-report-page'),
  'CargoReportPage',
)

/** `/cargo-inspection-report/new`, and with `?cargo=` begun of that container. */
export const newCargoReportPage = {
  ...reportPage,
  validateSearch: ({ cargo }: Record<string, unknown>): { cargo?: string } =>
    typeof cargo === 'string' ? { cargo } : {},
}

/** `/cargo-inspection-report/$id`, and with `?view=paper` the report as it prints. */
export const cargoReportPage = {
  ...reportPage,
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'paper' } =>
    view === 'paper' ? { view } : {},
}
