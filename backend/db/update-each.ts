import { sql } from 'kysely'
import type { Db, Tables } from './tables'

/** Updates integer columns of many rows in one statement. All rows have the same columns. */
export async function updateEach(
  db: Db,
  table: keyof Tables,
  rows: readonly ({ id: string } & Record<string, string | number>)[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'id')
  const given = rows.map(
    (row) =>
      sql`(cast(${row.id} as text), ${sql.join(columns.map((column) => sql`cast(${row[column]} as bigint)`))})`,
  )
  await sql`
    with given(id, ${sql.join(columns.map((column) => sql.ref(column)))}) as (values ${sql.join(given)})
    update ${sql.table(table)} set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`))}
    from given where ${sql.ref(`${table}.id`)} = given.id
  `.execute(db)
}
