import { sql } from 'kysely'
import type { Db, Tables } from '../db/tables'

/** Columns in which a copy differs from its deal, each as SQL from the deal (`d`) and the copy's place (`n.i`). */
const COPIED_DEAL: Partial<Record<keyof Tables['deals'], string>> = {
  id: copiedId('d.id'),
  number: `substr(d.number, 1, 7) || ${copiedPlace('d.number_key')}`,
  number_key: copiedKey('d.number_key'),
  search_text: `replace(d.search_text, lower(d.number), lower(substr(d.number, 1, 7) || ${copiedPlace('d.number_key')}))`,
  customer_reference: `d.customer_reference || '/' || cast(n.i as text)`,
}
const COPIED_LINE: Partial<Record<keyof Tables['deal_lines'], string>> = {
  id: copiedId('d.id'),
  deal_id: copiedId('d.deal_id'),
  deal_key: copiedKey('d.deal_key'),
}

/**
 * Makes each deal into so many, itself included, inside the database: it copies rows far faster than a program can send them. Copies have
 * their own ids and numbers; the rest is the same.
 */
export async function multiplyDeals(db: Db, times: number): Promise<void> {
  const deal = await db.selectFrom('deals').selectAll().limit(1).executeTakeFirstOrThrow()
  const line = await db.selectFrom('deal_lines').selectAll().limit(1).executeTakeFirstOrThrow()
  await copyRows(db, 'deals', Object.keys(deal), COPIED_DEAL, times)
  await copyRows(db, 'deal_lines', Object.keys(line), COPIED_LINE, times)
  await sql`update document_counters set last = 20000 + last * 100 where series = 'D'`.execute(db)
  await sql`analyze`.execute(db)
}

async function copyRows(
  db: Db,
  table: 'deals' | 'deal_lines',
  columns: readonly string[],
  copied: Readonly<Partial<Record<string, string>>>,
  times: number,
): Promise<void> {
  const chosen = columns.map((column) => copied[column] ?? `d.${column}`).join(', ')
  await sql`
    insert into ${sql.table(table)} (${sql.raw(columns.join(', '))})
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(times - 1)})
    select ${sql.raw(chosen)} from ${sql.table(table)} d cross join n
  `.execute(db)
}

/** The copy's place in the year, past all places of the originals: 10,000 + its deal's place x 100 + n. */
function copiedPlace(key: string): string {
  return `cast(10000 + (${key} % 10000000) * 100 + n.i as text)`
}

function copiedKey(key: string): string {
  return `${key} - ${key} % 10000000 + cast(${copiedPlace(key)} as integer)`
}

/** Another uuid for each copy: its place stands in the first eight digits. */
function copiedId(id: string): string {
  return `cast(10000000 + n.i as text) || substr(${id}, 9)`
}
