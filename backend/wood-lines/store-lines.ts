import { sql } from 'kysely'
import type { Db, NewRow } from '../db/tables'

/** Where lines of wood are kept, and which of their columns names the document. */
const OWNER = { deal_lines: 'deal_id', supply_lines: 'supply_id', cargo_loads: 'cargo_id' } as const

/** Makes a document's lines those given. Of a line that stays, columns that the rows don't have keep what they have. */
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
