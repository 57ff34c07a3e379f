import { createReportPolicy } from '../reports/report-policy'
import { toSupplyReportMessageParams } from './notification-params'

export const supplyReportPolicy = createReportPolicy('supply_report', async (call, report) => ({
  key: 'supply_report_commented',
  params: await toSupplyReportMessageParams(call, report),
}))
