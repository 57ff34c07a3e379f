import {
  inspectableCargoQuery,
  transitionCargoReport,
  type CargoReport,
  type CargoReportWrite,
} from '@/entities/inspection'
import type { StepsOf } from '@/features/change-status'
import { i18n } from '@/shared/i18n'
import { containerLackingOf } from '@/shared/lib/rules/inspection'
import { inspectionSteps, reportPreview, sayReportNeed } from '@/widgets/inspection'
import { reportForm } from './report-form'

type Transition = CargoReport['transitions'][number]
type Need = Transition['missing'][number]

function sayNeed(need: Need): string {
  if (need.code === 'count')
    return i18n.t('pages/cargo-report:needs.code.count', {
      number: Number(need.pointer.split('/')[2] ?? 0) + 1,
    })
  return (
    sayReportNeed('pages/cargo-report', need) ??
    i18n.t(`pages/cargo-report:needs.code.${need.code as 'weather'}`)
  )
}

/** The steps of a container's report. */
export const reportSteps: StepsOf<CargoReport, CargoReportWrite, { transitions: Transition[] }> = {
  ...inspectionSteps,
  form: reportForm,
  sayNeed,
  sayMistake: (field) =>
    field === 'cargo_id' ? i18n.t('pages/cargo-report:needs.code.cargo') : undefined,
  preview: (saved, typed) =>
    reportPreview('cargo_report', saved, typed, (report, client) => {
      const loads =
        saved?.cargo.id === report.cargo_id
          ? saved.lines
          : (client.getQueryData(inspectableCargoQuery(report.cargo_id).queryKey)?.lines ?? [])
      return containerLackingOf(report, loads)
    }),
  take: (report, { override: _, isSettling: _settling, ...step }, key) =>
    transitionCargoReport(report, { ...step, override: false }, key),
}
