import { reportRecord } from '../reports/report-record'
import { noticeOf } from './notice'

export const supplyReportRecord = reportRecord('supply_report', async (call, report) => ({
  key: 'supply_report_commented',
  params: await noticeOf(call, report),
}))
