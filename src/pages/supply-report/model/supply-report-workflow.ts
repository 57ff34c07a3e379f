import {
  inspectableSupplyQueryOptions,
  transitionSupplyReport,
  type SupplyReport,
  type SupplyReportWrite,
} from '@/entities/inspection'
import type { WorkflowConfig } from '@/features/change-status'
import { i18n } from '@/shared/i18n'
import { findSupplyReportNeeds } from '@/shared/lib/rules/inspection'
import {
  inspectionWorkflow,
  reportPreviewQueryOptions,
  formatReportNeed,
} from '@/widgets/inspection'
import { supplyReportForm } from './supply-report-form'

type Transition = SupplyReport['transitions'][number]
type Need = Transition['missing'][number]

function formatNeed(need: Need): string {
  switch (need.code) {
    case 'sample':
    case 'piece_size':
      return i18n.t(`pages/supply-report:needs.code.${need.code}`, {
        count: Number(need.params.pcs),
      })
    default:
      return (
        formatReportNeed('pages/supply-report', need) ??
        i18n.t(`pages/supply-report:needs.code.${need.code as 'lot'}`)
      )
  }
}

/** The steps of a supply's report. */
export const supplyReportWorkflow: WorkflowConfig<
  SupplyReport,
  SupplyReportWrite,
  { transitions: Transition[] }
> = {
  ...inspectionWorkflow,
  form: supplyReportForm,
  formatNeed,
  formatMistake: (field) =>
    field === 'supply_id' ? i18n.t('pages/supply-report:needs.code.supply') : undefined,
  preview: (saved, typed) =>
    reportPreviewQueryOptions('supply_report', saved, typed, (report, client) => {
      const supply =
        saved?.supply.id === report.supply_id
          ? saved.supply
          : client.getQueryData(inspectableSupplyQueryOptions(report.supply_id).queryKey)
      return findSupplyReportNeeds(report, (id) => supply?.lines.find((line) => line.id === id))
    }),
  transition: (report, { override: _, isSettling: _settling, ...step }, key) =>
    transitionSupplyReport(report, { ...step, override: false }, key),
}
