import type { RecordKindDefinition } from '../records/record-kind'
import {
  findNewest,
  findNewestByWords,
  type Hit,
  type SearchCall,
  type SearchResult,
  toNumberKeys,
} from '../search/search-hits'
import { INSPECTOR_ROLES } from './permissions'
import { type ReportRow, whereVisibleReport } from './queries'

/** Finds reports by number and subject; agents see their own only. */
async function searchReports(call: SearchCall, kind: ReportRow['kind']): Promise<SearchResult> {
  const { db, person } = call
  const keys = toNumberKeys(call, kind === 'supply_report' ? 'SR' : 'CR')
  const reports = whereVisibleReport(db.selectFrom('inspection_reports'), person)
    .where('inspection_reports.kind', '=', kind)
    .select('inspection_reports.number_key as docid')
  const { rows, total } = await findNewest(
    {
      byWords: findNewestByWords(call, `${kind}_words`),
      ...(person.role === 'purchase_agent' && {
        selectVisible: (keys) =>
          reports.innerJoin(keys.as('matched'), 'matched.docid', 'inspection_reports.number_key'),
      }),
      byNumber: keys.length > 0 ? reports.where('inspection_reports.number_key', 'in', keys) : null,
      keys,
    },
    (newest) =>
      db
        .selectFrom(newest)
        .innerJoin('inspection_reports', 'inspection_reports.number_key', 'newest.docid')
        .leftJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
        .leftJoin('cargos', 'cargos.id', 'inspection_reports.cargo_id')
        .where('inspection_reports.kind', '=', kind)
        .select([
          'inspection_reports.id',
          'inspection_reports.number',
          'inspection_reports.status',
          'supplies.number as supply',
          'cargos.number as cargo',
          'newest.total',
        ])
        .orderBy('newest.place')
        .orderBy('newest.docid', 'desc')
        .execute(),
  )
  const hits = rows.map(({ id, number, status, supply, cargo }): Hit => ({
    kind,
    id,
    name: number,
    about: supply ?? cargo,
    status,
  }))
  return { hits, total }
}

/** Returns the titles and the search of a report kind, for its `defineKind`. */
export const createReportLookups = (
  kind: ReportRow['kind'],
): Pick<RecordKindDefinition, 'findTitles'> & Required<Pick<RecordKindDefinition, 'search'>> => ({
  findTitles: (db, ids) =>
    db
      .selectFrom('inspection_reports')
      .select(['id', 'number as title'])
      .where('id', 'in', ids)
      .execute(),
  search: { roles: INSPECTOR_ROLES, find: (call) => searchReports(call, kind) },
})
