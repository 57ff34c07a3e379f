import { defineKind } from '../documents/record-kind'
import { cargoReportHandlers } from './handlers'
import { cargoReportPolicy } from './policy'
import { searchReports } from '../reports/queries'

export const cargoReportKind = defineKind({
  policy: cargoReportPolicy,
  handlers: cargoReportHandlers,
  findTitles: (db, ids) =>
    db
      .selectFrom('inspection_reports')
      .select(['id', 'number as title'])
      .where('id', 'in', ids)
      .execute(),
  search: {
    roles: ['purchase_agent', 'purchase_manager', 'global_manager', 'admin'],
    find: (call) => searchReports(call, 'cargo_report'),
  },
})
