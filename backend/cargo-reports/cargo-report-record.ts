import { reportRecord } from '../reports/report-record'
import { noticeOf } from './notices'

export const cargoReportRecord = reportRecord('cargo_report', async (call, report) => ({
  key: 'cargo_report_commented',
  params: await noticeOf(call, report),
}))
