import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Person, Schemas, StaffCall } from '../call'
import { listRows } from '../db/list-rows'
import type { Filters } from '../db/filters'
import type { Tables } from '../db/tables'
import type { peopleNamed } from '../people/people-named'
import type { ReportRow } from './find-report'
import { APPROVERS } from './scope'

const eb = expressionBuilder<Tables, 'inspection_reports'>()

/** What reports of any kind are narrowed by. */
export const reportFilters = (
  person: Person,
): Filters<{ status: Schemas['ReportStatus'][]; inspector_id: string; approval: 'mine' }> => ({
  status: (statuses) => eb('status', 'in', statuses),
  inspector_id: (id) => eb('inspector_id', '=', id),
  // As `mayStep` has it: who inspected never judges.
  approval: () =>
    APPROVERS.includes(person.role)
      ? eb.and([eb('status', '=', 'submitted'), eb('inspector_id', '!=', person.id)])
      : eb.lit(false),
})

type Page = {
  sort: 'number' | '-number' | 'updated_at' | '-updated_at'
  cursor?: string | undefined
  limit: number
  wanted: readonly Expression<SqlBool>[]
}

/** A page of a kind's reports by their ids, in their order. Of an agent the own ones. */
export async function reportPage(
  { db, person }: Pick<StaffCall, 'db' | 'person'>,
  kind: ReportRow['kind'],
  { sort, cursor, limit, wanted }: Page,
) {
  const isOwnOnly = person.role === 'purchase_agent'
  const all = db
    .selectFrom('inspection_reports')
    .where('kind', '=', kind)
    .where((of) => of.and([...wanted, ...(isOwnOnly ? [of('inspector_id', '=', person.id)] : [])]))
  const [column, type] = sort.endsWith('number')
    ? (['number_key', 'number'] as const)
    : (['updated_at', 'string'] as const)
  const { rows, ...page } = await listRows(
    all.select('id'),
    { table: 'inspection_reports', column, sort, type },
    { cursor, limit },
  )
  return { ids: rows.map(({ id }) => id), ...page }
}

/** What a list says of a report of any kind. */
export function reportSummary(
  row: ReportRow,
  named: Awaited<ReturnType<typeof peopleNamed>>,
): Schemas['ReportSummary'] {
  const { id, number, status, inspected_on, verdict, updated_at } = row
  return {
    id,
    number,
    status,
    inspected_on,
    verdict,
    updated_at,
    inspector: named(row.inspector_id),
    is_corrected: row.corrected_by_id !== null,
  }
}
