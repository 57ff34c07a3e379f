import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Person, Schemas, StaffCall } from '../call'
import { paginateTable } from '../db/paginate-table'
import type { Filters } from '../db/filters'
import type { Tables } from '../db/tables'
import type { findPersonRefs } from '../people/find-person-refs'
import type { ReportRow } from './find-report'
import { APPROVER_ROLES } from './permissions'

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
  wanted: readonly Expression<SqlBool>[]
}

/** Returns a page of report ids in the order of the sort. Agents see only their own reports. */
export async function readReportPage(
  { db, person }: Pick<StaffCall, 'db' | 'person'>,
  kind: ReportRow['kind'],
  { sort, cursor, limit, wanted }: ReportPageQuery,
) {
  const isOwnOnly = person.role === 'purchase_agent'
  const all = db
    .selectFrom('inspection_reports')
    .where('kind', '=', kind)
    .where((filter) =>
      filter.and([...wanted, ...(isOwnOnly ? [filter('inspector_id', '=', person.id)] : [])]),
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
