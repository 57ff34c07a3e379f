import { defineKind } from '../documents/record-kind'
import { createReportLookups } from '../reports/report-lookups'
import { cargoReportHandlers } from './handlers'
import { cargoReportPolicy } from './policy'

export const cargoReportKind = defineKind({
  policy: cargoReportPolicy,
  handlers: cargoReportHandlers,
  ...createReportLookups('cargo_report'),
})
