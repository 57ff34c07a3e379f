import type { RecordKindDefinition } from '../documents/record-kind'
import {
  countTotal,
  findNumberKeys,
  type Hit,
  matchesWords,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
  deduplicateHits,
} from '../search/search-hits'
import { INSPECTOR_ROLES } from './permissions'
import { type ReportRow, whereVisibleReport } from './queries'

/** Finds reports by number and subject; agents see their own only. */
async function searchReports(call: SearchCall, kind: ReportRow['kind']): Promise<SearchResult> {
  const { db, person } = call
  const isOwnOnly = person.role === 'purchase_agent'
  const keys = await findNumberKeys(call, kind === 'supply_report' ? 'SR' : 'CR')
  // Both tables have the same columns.
  const found = matchesWords(call, `${kind}_words` as 'supply_report_words')
  const reports = whereVisibleReport(db.selectFrom('inspection_reports'), person)
    .leftJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
    .leftJoin('cargos', 'cargos.id', 'inspection_reports.cargo_id')
    .where('inspection_reports.kind', '=', kind)
  const shown = [
    'inspection_reports.id',
    'inspection_reports.number',
    'inspection_reports.status',
    'supplies.number as supply',
    'cargos.number as cargo',
  ] as const
  const newest = isOwnOnly ? found : found.orderBy('docid', 'desc').limit(MAX_HITS)
  const byWords = reports.where(
    'inspection_reports.number_key',
    'in',
    db.selectFrom(newest.as('found')).select('docid'),
  )
  const numbered =
    keys.length > 0
      ? await reports
          .where('inspection_reports.number_key', 'in', keys)
          .select(shown)
          .orderBy('inspection_reports.number_key', 'desc')
          .limit(MAX_HITS)
          .execute()
      : []
  const rows = deduplicateHits([
    ...numbered,
    ...(await byWords
      .select(shown)
      .orderBy('inspection_reports.number_key', 'desc')
      .limit(MAX_HITS)
      .execute()),
  ])
  const hits = rows.map(({ id, number, status, supply, cargo }): Hit => ({
    kind,
    id,
    name: number,
    about: supply ?? cargo,
    status,
  }))
  const withWord = reports
    .where('inspection_reports.number_key', 'in', found)
    .select('inspection_reports.id')
  const counted = reports
    .where('inspection_reports.number_key', 'in', keys)
    .select('inspection_reports.id')
  return { hits, total: await countTotal(hits, withWord, keys.length > 0 ? counted : null) }
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
