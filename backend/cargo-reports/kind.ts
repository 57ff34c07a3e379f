import { defineKind } from '../records/record-kind'
import { createReportLookups } from '../reports/report-lookups'
import { cargoReportHandlers } from './handlers'
import { cargoReportPolicy } from './policy'
import { cargoReportPaper } from './cargo-report-paper'

export const cargoReportKind = defineKind({
  policy: cargoReportPolicy,
  handlers: cargoReportHandlers,
  papers: { cargo_report: cargoReportPaper },
  ...createReportLookups('cargo_report'),
})
