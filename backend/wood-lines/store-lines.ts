import { sql } from 'kysely'
import type { Db, NewRow } from '../db/tables'

/** Tables of lines, and their column with the document's id. */
const OWNER = { deal_lines: 'deal_id', supply_lines: 'supply_id', cargo_loads: 'cargo_id' } as const

/**
 * Replaces a document's lines. In lines that stay, columns missing from the rows keep their values.
 */
export async function storeLines(
  db: Db,
  table: keyof typeof OWNER,
  documentId: string,
  rows: readonly NewRow<keyof typeof OWNER>[],
): Promise<void> {
  const ids = rows.map((row) => row.id)
  const stay = ids.length > 0 ? sql`and id not in (${sql.join(ids)})` : sql``
  await sql`delete from ${sql.table(table)} where ${sql.ref(OWNER[table])} = ${documentId} ${stay}`.execute(
    db,
  )
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'id')
  const written = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(first).map((column) => sql.ref(column)))}) values ${sql.join(written)}
    on conflict (id) do update set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
  `.execute(db)
}
