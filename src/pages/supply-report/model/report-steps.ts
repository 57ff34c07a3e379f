import {
  inspectableQuery,
  transitionSupplyReport,
  type SupplyReport,
  type SupplyReportWrite,
} from '@/entities/inspection'
import type { StepsOf } from '@/features/change-status'
import { i18n } from '@/shared/i18n'
import { lackingOf } from '@/shared/lib/rules/inspection'
import { inspectionSteps, reportPreview, sayReportNeed } from '@/widgets/inspection'
import { reportForm } from './report-form'

type Transition = SupplyReport['transitions'][number]
type Need = Transition['missing'][number]

function sayNeed(need: Need): string {
  switch (need.code) {
    case 'sample':
    case 'piece_size':
      return i18n.t(`pages/supply-report:needs.code.${need.code}`, {
        count: Number(need.params.pcs),
      })
    default:
      return (
        sayReportNeed('pages/supply-report', need) ??
        i18n.t(`pages/supply-report:needs.code.${need.code as 'lot'}`)
      )
  }
}

/** The steps of a supply's report. */
export const reportSteps: StepsOf<SupplyReport, SupplyReportWrite, { transitions: Transition[] }> =
  {
    ...inspectionSteps,
    form: reportForm,
    sayNeed,
    sayMistake: (field) =>
      field === 'supply_id' ? i18n.t('pages/supply-report:needs.code.supply') : undefined,
    preview: (saved, typed) =>
      reportPreview('supply_report', saved, typed, (report, client) => {
        const supply =
          saved?.supply.id === report.supply_id
            ? saved.supply
            : client.getQueryData(inspectableQuery(report.supply_id).queryKey)
        return lackingOf(report, (id) => supply?.lines.find((line) => line.id === id))
      }),
    take: (report, { override: _, isSettling: _settling, ...step }, key) =>
      transitionSupplyReport(report, { ...step, override: false }, key),
  }
