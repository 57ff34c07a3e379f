import { lazyRoute } from '@/shared/lib/lazy-page'

/** Both routes share one object, so a new report keeps its screen when it gets its own address. */
const reportPage = lazyRoute(
  'pages/cargo-report',
  () => import('./ui/cargo-report-page'),
  'CargoReportPage',
)

/** `/cargo-inspection-report/new`; `?cargo=` preselects the container. */
export const newCargoReportPage = {
  ...reportPage,
  validateSearch: ({ cargo }: Record<string, unknown>): { cargo?: string } =>
    typeof cargo === 'string' ? { cargo } : {},
}

/** `/cargo-inspection-report/$id`; with `?view=paper`, the printed report. */
export const cargoReportPage = {
  ...reportPage,
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'paper' } =>
    view === 'paper' ? { view } : {},
}
