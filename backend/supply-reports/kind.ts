import { defineKind } from '../documents/record-kind'
import { createReportLookups } from '../reports/report-lookups'
import { supplyReportHandlers } from './handlers'
import { supplyReportPolicy } from './policy'

export const supplyReportKind = defineKind({
  policy: supplyReportPolicy,
  handlers: supplyReportHandlers,
  ...createReportLookups('supply_report'),
})
