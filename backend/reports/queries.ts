import { expressionBuilder, type SelectQueryBuilder } from 'kysely'
import type { Person, Schemas, PersonCall } from '../call'
import { paginateTable } from '../db/keyset-page'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { sortByIds } from '../db/paginate-indexed'
import type { Tables, Db, Row } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import { canSeeReport } from './permissions'
import { APPROVER_ROLES } from '@domain/rules/role-rules'
import { Problem } from '../problems/problem'

const eb = expressionBuilder<Tables, 'inspection_reports'>()

/** Narrows a query of reports to those that the user may open, as `canSeeReport`. */
export const whereVisibleReport = <Selected>(
  query: SelectQueryBuilder<Tables, 'inspection_reports', Selected>,
  { id, role }: Pick<Person, 'id' | 'role'>,
) =>
  query.$if(!APPROVER_ROLES.includes(role), (qb) =>
    qb.where('inspection_reports.inspector_id', '=', id),
  )

type ReportFilterValues = ListFilterValues<'listSupplyReports'> &
  ListFilterValues<'listCargoReports'>

const createFilters = (person: Person): Filters<ReportFilterValues> => ({
  supply_id: (id) => eb('supply_id', '=', id),
  cargo_id: (id) => eb('cargo_id', '=', id),
  status: (statuses) => eb('status', 'in', statuses),
  inspector_id: (id) => eb('inspector_id', '=', id),
  // Same as in `canTakeReportTransition`: inspectors never approve their own reports.
  approval: () =>
    APPROVER_ROLES.includes(person.role)
      ? eb.and([eb('status', '=', 'submitted'), eb('inspector_id', '!=', person.id)])
      : eb.lit(false),
})

type ReportListCall = Pick<PersonCall, 'db' | 'person'> & {
  query: ReportFilterValues & {
    sort?: 'number' | '-number' | 'updated_at' | '-updated_at' | undefined
    cursor?: string | undefined
    limit: number
  }
}

/**
 * Returns a page of reports of one kind. Agents see only their own.
 * @param findRows returns the reports with columns of their subjects, in any order
 * @param presentOwn returns the summary fields that only this kind has
 */
export async function listReports<Listed extends ReportRow, Own extends object>(
  { db, person, query }: ReportListCall,
  kind: ReportRow['kind'],
  findRows: (ids: readonly string[]) => Promise<Listed[]>,
  presentOwn: (row: Listed) => Own,
) {
  const { sort = '-number', cursor, limit, ...filters } = query
  const isOwnOnly = person.role === 'purchase_agent'
  const reports = db
    .selectFrom('inspection_reports')
    .where('kind', '=', kind)
    .where((filter) =>
      filter.and([
        ...toConditions(createFilters(person), filters),
        ...(isOwnOnly ? [filter('inspector_id', '=', person.id)] : []),
      ]),
    )
  const [column, type] = sort.endsWith('number')
    ? (['number_key', 'number'] as const)
    : (['updated_at', 'string'] as const)
  const { rows: found, ...page } = await paginateTable(
    reports.select('id'),
    { table: 'inspection_reports', column, sort, type },
    { cursor, limit },
  )
  const ids = found.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await findRows(ids)
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ inspector_id }) => inspector_id),
  )
  const items = sortByIds(ids, rows).map((row) => ({
    ...presentSummary(row, toPersonRef),
    ...presentOwn(row),
  }))
  return { items, ...page }
}

/** Returns the summary fields that both kinds of report share. */
function presentSummary(
  row: ReportRow,
  toPersonRef: Awaited<ReturnType<typeof createPersonLookup>>,
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
  { db, person }: PersonCall,
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
export async function requireReport(
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
  const toPersonRef = await createPersonLookup(
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
