import type { Db, NewRow, Tables } from './tables'

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 30_000

/** Inserts rows in as few statements as possible. All rows have the same columns. */
export async function insertRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly NewRow<Name>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const atOnce = Math.max(1, Math.floor(MAX_PARAMETERS / Object.keys(first).length))
  for (let i = 0; i < rows.length; i += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(i, i + atOnce))
      .execute()
  }
}
