import { sql } from 'kysely'
import type { Db } from '@backend/db/tables'

/** Matches copies of documents, whose numbers are higher than those of the originals. */
const COPIES = sql`number_key % 10000000 >= 10000`

/**
 * Spreads copies of deals, supplies and cargos over five years. Documents of earlier years are
 * finished, as in a company of that age. The copied deals span three years already.
 */
export async function spreadOverFiveYears(db: Db): Promise<void> {
  await backdateCopies(db, {
    table: 'deals',
    years: 3,
    status: 'completed',
    columns: ['delivery_week_from', 'delivery_week_to'],
  })
  await backdateCopies(db, {
    table: 'supplies',
    years: 3,
    status: 'completed',
    columns: ['ready_week', 'ready_at'],
  })
  await backdateCopies(db, {
    table: 'cargos',
    years: 3,
    status: 'closed',
    columns: ['cut_off', 'etd', 'eta', 'atd', 'ata'],
  })
}

/**
 * Backdates copied documents.
 * @param years number of years, this one included
 * @param status status of finished documents
 * @param columns weeks and days, which begin with the year
 */
async function backdateCopies(
  db: Db,
  {
    table,
    years,
    status,
    columns,
  }: {
    table: 'deals' | 'supplies' | 'cargos'
    years: number
    status: string
    columns: readonly string[]
  },
): Promise<void> {
  const yearsAgo = sql`number_key % ${sql.lit(years)}`
  // Most years have neither a week 53 nor a 29 February.
  const assignments = columns.map((column) => {
    const day = sql`cast(cast(substr(${sql.ref(column)}, 1, 4) as integer) - ${yearsAgo} as text) || substr(${sql.ref(column)}, 5)`
    return sql`${sql.ref(column)} = replace(replace(${day}, 'W53', 'W52'), '-02-29', '-02-28')`
  })
  await sql`
    update ${sql.table(table)} set ${sql.join(assignments)}, status = case status when 'canceled' then status else ${sql.lit(status)} end
    where ${COPIES} and ${yearsAgo} > 0
  `.execute(db)
}
