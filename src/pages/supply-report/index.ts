import { lazyRoute } from '@/shared/lib/lazy-page'

/** The same at both addresses, so that a new report keeps its screen when it gets an address of its own. */
const reportPage = lazyRoute(
  'pages/supply-report',
  () => import('./ui/supply-report-page'),
  'SupplyReportPage',
)

/** `/supply-inspection-report/new`, and with `?supply=` begun of that supply. */
export const newSupplyReportPage = {
  ...reportPage,
  validateSearch: ({ supply }: Record<string, unknown>): { supply?: string } =>
    typeof supply === 'string' ? { supply } : {},
}

/** `/supply-inspection-report/$id`, and with `?view=paper` the report as it prints. */
export const supplyReportPage = {
  ...reportPage,
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'paper' } =>
    view === 'paper' ? { view } : {},
}
