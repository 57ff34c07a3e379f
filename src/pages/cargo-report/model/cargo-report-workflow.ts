import {
  inspectableCargoQueryOptions,
  transitionCargoReport,
  type CargoReport,
  type CargoReportWrite,
} from '@/entities/inspection'
import type { WorkflowConfig } from '@/features/change-status'
import { i18n } from '@/shared/i18n'
import { findCargoReportNeeds } from '@/shared/lib/rules/inspection'
import {
  inspectionWorkflow,
  reportPreviewQueryOptions,
  formatReportNeed,
} from '@/widgets/inspection'
import { cargoReportForm } from './cargo-report-form'

type Transition = CargoReport['transitions'][number]
type Need = Transition['missing'][number]

function formatNeed(need: Need): string {
  if (need.code === 'count')
    return i18n.t('pages/cargo-report:needs.code.count', {
      number: Number(need.pointer.split('/')[2] ?? 0) + 1,
    })
  return (
    formatReportNeed('pages/cargo-report', need) ??
    i18n.t(`pages/cargo-report:needs.code.${need.code as 'weather'}`)
  )
}

/** The steps of a container's report. */
export const cargoReportWorkflow: WorkflowConfig<
  CargoReport,
  CargoReportWrite,
  { transitions: Transition[] }
> = {
  ...inspectionWorkflow,
  form: cargoReportForm,
  formatNeed,
  formatMistake: (field) =>
    field === 'cargo_id' ? i18n.t('pages/cargo-report:needs.code.cargo') : undefined,
  preview: (saved, typed) =>
    reportPreviewQueryOptions('cargo_report', saved, typed, (report, client) => {
      const loads =
        saved?.cargo.id === report.cargo_id
          ? saved.lines
          : (client.getQueryData(inspectableCargoQueryOptions(report.cargo_id).queryKey)?.lines ??
            [])
      return findCargoReportNeeds(report, loads)
    }),
  transition: (report, { override: _, isSettling: _settling, ...step }, key) =>
    transitionCargoReport(report, { ...step, override: false }, key),
}
