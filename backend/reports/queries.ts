import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Person, Schemas, StaffCall } from '../call'
import { paginateTable } from '../db/keyset-page'
import type { Filters } from '../db/filters'
import type { Tables, Db, Row } from '../db/tables'
import { findPersonRefs } from '../people/person-refs'
import { APPROVER_ROLES, canSeeReport } from './permissions'
import { Problem } from '../problems/problem'
import {
  countTotal,
  findNumberKeys,
  type Hit,
  matchesWords,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
  uniqueById,
} from '../search/search-hits'

const eb = expressionBuilder<Tables, 'inspection_reports'>()

/** Filters that both kinds of report share. */
export const createReportFilters = (
  person: Person,
): Filters<{ status: Schemas['ReportStatus'][]; inspector_id: string; approval: 'mine' }> => ({
  status: (statuses) => eb('status', 'in', statuses),
  inspector_id: (id) => eb('inspector_id', '=', id),
  // Same as in `canTakeReportStep`: inspectors never approve their own reports.
  approval: () =>
    APPROVER_ROLES.includes(person.role)
      ? eb.and([eb('status', '=', 'submitted'), eb('inspector_id', '!=', person.id)])
      : eb.lit(false),
})

type ReportPageQuery = {
  sort: 'number' | '-number' | 'updated_at' | '-updated_at'
  cursor?: string | undefined
  limit: number
  conditions: readonly Expression<SqlBool>[]
}

/** Returns a page of report ids in the order of the sort. Agents see only their own reports. */
export async function readReportPage(
  { db, person }: Pick<StaffCall, 'db' | 'person'>,
  kind: ReportRow['kind'],
  { sort, cursor, limit, conditions }: ReportPageQuery,
) {
  const isOwnOnly = person.role === 'purchase_agent'
  const all = db
    .selectFrom('inspection_reports')
    .where('kind', '=', kind)
    .where((filter) =>
      filter.and([...conditions, ...(isOwnOnly ? [filter('inspector_id', '=', person.id)] : [])]),
    )
  const [column, type] = sort.endsWith('number')
    ? (['number_key', 'number'] as const)
    : (['updated_at', 'string'] as const)
  const { rows, ...page } = await paginateTable(
    all.select('id'),
    { table: 'inspection_reports', column, sort, type },
    { cursor, limit },
  )
  return { ids: rows.map(({ id }) => id), ...page }
}

/** Returns the summary fields that both kinds of report share. */
export function toReportSummary(
  row: ReportRow,
  toPersonRef: Awaited<ReturnType<typeof findPersonRefs>>,
): Schemas['ReportSummary'] {
  const { id, number, status, inspected_on, verdict, updated_at } = row
  return {
    id,
    number,
    status,
    inspected_on,
    verdict,
    updated_at,
    inspector: toPersonRef(row.inspector_id),
    is_corrected: row.corrected_by_id !== null,
  }
}

/**
 * True if the user already created a report with this id and content. Devices resend a request
 * without a response.
 * @throws Problem 422 if the id belongs to another report, or to another content
 */
export async function wasAlreadyCreated(
  { db, person }: StaffCall,
  sent: { id: string; kind: ReportRow['kind']; hash: string },
): Promise<boolean> {
  const existing = await db
    .selectFrom('inspection_reports')
    .select(['kind', 'created_by', 'sent_hash'])
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (!existing) return false
  if (
    existing.kind === sent.kind &&
    existing.created_by === person.id &&
    existing.sent_hash === sent.hash
  )
    return true
  throw Problem.invalid({ pointer: '/id', code: 'duplicate' })
}

export type ReportRow = Row<'inspection_reports'>

/**
 * Finds a report that the user may see.
 * @throws Problem 404 for a missing or hidden report, or one of the other kind
 */
export async function findReport(
  db: Db,
  person: Person,
  kind: ReportRow['kind'],
  id: string,
): Promise<ReportRow> {
  const report = await db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!report || !canSeeReport(person, report)) throw new Problem('not_found')
  return report
}

/** Returns a function that returns the id and number of a report. */
export async function findReportRefs(db: Db, ids: readonly (string | null)[]) {
  const nonNullIds = ids.filter((id) => id !== null)
  const rows =
    nonNullIds.length === 0
      ? []
      : await db
          .selectFrom('inspection_reports')
          .select(['id', 'number'])
          .where('id', 'in', nonNullIds)
          .execute()
  return (id: string | null) => rows.find((row) => row.id === id) ?? null
}

/**
 * Returns a function that returns the reports of a supply or cargo, oldest first, without canceled
 * and corrected ones.
 */
export async function findEarlierReports(
  db: Db,
  subject: 'supply_id' | 'cargo_id',
  ids: readonly string[],
): Promise<(id: string) => { reports?: Schemas['EarlierReport'][] }> {
  const rows = await db
    .selectFrom('inspection_reports')
    .select(['id', 'number', 'status', 'inspector_id', `${subject} as subject_id`])
    .where(subject, 'in', ids)
    .where('status', '!=', 'canceled')
    .where('corrected_by_id', 'is', null)
    .orderBy('number_key')
    .execute()
  const toPersonRef = await findPersonRefs(
    db,
    rows.map(({ inspector_id }) => inspector_id),
  )
  return (subjectId) => {
    const reports = rows
      .filter(({ subject_id }) => subject_id === subjectId)
      .map(({ id, number, status, inspector_id }) => ({
        id,
        number,
        status,
        inspector: toPersonRef(inspector_id),
      }))
    return reports.length > 0 ? { reports } : {}
  }
}

/** Finds reports by number and subject; agents see their own only. */
export async function searchReports(
  call: SearchCall,
  kind: 'supply_report' | 'cargo_report',
): Promise<SearchResult> {
  const { db, person } = call
  const isOwnOnly = person.role === 'purchase_agent'
  const keys = await findNumberKeys(call, kind === 'supply_report' ? 'SR' : 'CR')
  // Both tables have the same columns.
  const found = matchesWords(call, `${kind}_words` as 'supply_report_words')
  const reports = db
    .selectFrom('inspection_reports')
    .leftJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
    .leftJoin('cargos', 'cargos.id', 'inspection_reports.cargo_id')
    .where('inspection_reports.kind', '=', kind)
    .$if(isOwnOnly, (qb) => qb.where('inspection_reports.inspector_id', '=', person.id))
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
  const rows = uniqueById([
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
