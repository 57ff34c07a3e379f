import { defineKind } from '../records/record-kind'
import { createReportLookups } from '../reports/report-lookups'
import { supplyReportHandlers } from './handlers'
import { supplyReportPolicy } from './policy'
import { supplyReportPaper } from './supply-report-paper'

export const supplyReportKind = defineKind({
  policy: supplyReportPolicy,
  handlers: supplyReportHandlers,
  papers: { supply_report: supplyReportPaper },
  ...createReportLookups('supply_report'),
})
