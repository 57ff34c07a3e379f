import { createReportPolicy } from '../reports/report-policy'
import { toCargoReportMessageParams } from './notification-params'

export const cargoReportPolicy = createReportPolicy('cargo_report', async (call, report) => ({
  key: 'cargo_report_commented',
  params: await toCargoReportMessageParams(call, report),
}))
