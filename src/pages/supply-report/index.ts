import { lazyRoute } from '@/shared/lib/lazy-page'
import { createPaperSearchParser } from '@/shared/lib/record-search'

/** Both addresses share one route component, so the screen survives the first save. */
const reportPage = lazyRoute(
  'pages/supply-report',
  () => import('./ui/supply-report-page'),
  'SupplyReportPage',
)

/** `/supply-inspection-report/new`; `?supply=` selects the supply. */
export const newSupplyReportPage = {
  ...reportPage,
  validateSearch: ({ supply }: Record<string, unknown>): { supply?: string } =>
    typeof supply === 'string' ? { supply } : {},
}

/** `/supply-inspection-report/$id`; `?view=supply_report` shows the printed form. */
export const supplyReportPage = {
  ...reportPage,
  validateSearch: createPaperSearchParser(['supply_report'], { paper: 'supply_report' }),
}
