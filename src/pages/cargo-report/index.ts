import { lazyRoute } from '@/shared/lib/lazy-page'
import { createPaperSearchParser } from '@/shared/lib/record-search'

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

/** `/cargo-inspection-report/$id`; with `?view=cargo_report`, the printed report. */
export const cargoReportPage = {
  ...reportPage,
  validateSearch: createPaperSearchParser(['cargo_report'], { paper: 'cargo_report' }),
}
