import { defineKind } from '../documents/record-kind'
import { supplyReportHandlers } from './handlers'
import { supplyReportPolicy } from './policy'
import { searchReports } from '../reports/queries'

export const supplyReportKind = defineKind({
  policy: supplyReportPolicy,
  handlers: supplyReportHandlers,
  findTitles: (db, ids) =>
    db
      .selectFrom('inspection_reports')
      .select(['id', 'number as title'])
      .where('id', 'in', ids)
      .execute(),
  search: {
    roles: ['purchase_agent', 'purchase_manager', 'global_manager', 'admin'],
    find: (call) => searchReports(call, 'supply_report'),
  },
})
