import { sql } from 'kysely'
import type { Db, Tables } from '../db/tables'

type ChangedColumns<Name extends keyof Tables> = Partial<Record<keyof Tables[Name], string>>

/**
 * Multiplies each deal inside the database, which copies rows far faster than a client can send
 * them. Copies have new ids and numbers.
 * @param times number of deals made from each, itself included
 */
export async function multiplyDeals(db: Db, times: number): Promise<void> {
  await copyRows(db, 'deals', {
    changed: {
      ...createCopiedColumns(times),
      customer_reference: `d.customer_reference || '/' || cast(n.i as text)`,
    },
    times,
  })
  await copyRows(db, 'deal_lines', {
    changed: {
      id: toCopiedId('d.id'),
      deal_id: toCopiedId('d.deal_id'),
      deal_key: toCopiedKey('d.deal_key', times),
    },
    times,
  })
  await updateCounters(db, 'D', times)
}

/** Multiplies each supply. */
export async function multiplySupplies(db: Db, times: number): Promise<void> {
  await copyRows(db, 'supplies', { changed: createCopiedColumns(times), times })
  await copyRows(db, 'supply_lines', {
    changed: { id: toCopiedId('d.id'), supply_id: toCopiedId('d.supply_id') },
    times,
  })
  await updateCounters(db, 'S', times)
}

/**
 * Copies the allocations of multiplied deals and supplies, each between the copies with the same
 * number, for the smaller of both counts.
 */
export async function multiplyAllocations(db: Db, times: number): Promise<void> {
  const ids = {
    id: toCopiedId('d.id'),
    supply_id: toCopiedId('d.supply_id'),
    deal_id: toCopiedId('d.deal_id'),
  }
  const lines = {
    supply_line_id: toCopiedId('d.supply_line_id'),
    deal_line_id: toCopiedId('d.deal_line_id'),
  }
  // Deals that were created after the multiplication have no copies.
  const isCopied = `where exists (select 1 from deal_lines where deal_lines.id = ${toCopiedId('d.deal_line_id')})`
  await copyRows(db, 'allocations', { changed: { ...ids, ...lines }, times, where: isCopied })
  await sql`analyze`.execute(db)
}

/** Multiplies each cargo. Allocations are unchanged: the copies are only listed. */
export async function multiplyCargos(db: Db, times: number): Promise<void> {
  // Copied loads have ids of their own, so a copied stowage would place packs of other loads.
  await copyRows(db, 'cargos', {
    changed: { ...createCopiedColumns(times), stowage: `'[]'` },
    times,
  })
  await copyRows(db, 'cargo_loads', {
    changed: { id: toCopiedId('d.id'), cargo_id: toCopiedId('d.cargo_id') },
    times,
  })
  await updateCounters(db, 'C', times)
}

/**
 * Copies the reports of multiplied supplies, and as many container reports, which are only listed.
 */
export async function multiplyReports(db: Db, times: number): Promise<void> {
  const number = `d.number || '/' || cast(n.i as text)`
  const numbered = {
    number,
    number_key: toCopiedKey('d.number_key', times),
    search_text: `replace(d.search_text, lower(d.number), lower(${number}))`,
  }
  const ids = {
    id: toCopiedId('d.id'),
    supply_id: toCopiedId('d.supply_id'),
    corrects_id: toCopiedId('d.corrects_id'),
    corrected_by_id: toCopiedId('d.corrected_by_id'),
  }
  await copyRows(db, 'inspection_reports', { changed: { ...numbered, ...ids }, times })
  await copyRows(db, 'inspected_lines', {
    changed: {
      report_id: toCopiedId('d.report_id'),
      supply_line_id: toCopiedId('d.supply_line_id'),
    },
    times,
  })
  await sql`analyze`.execute(db)
}

/** Columns in which a copy differs, as SQL of the document (`d`) and the copy's number (`n.i`). */
const createCopiedColumns = (times: number) => {
  const number = `substr(d.number, 1, 7) || ${toCopiedPlace('d.number_key', times)}`
  return {
    id: toCopiedId('d.id'),
    number,
    number_key: toCopiedKey('d.number_key', times),
    search_text: `replace(d.search_text, lower(d.number), lower(${number}))`,
  }
}

/**
 * Copies rows inside the database.
 * @param changed columns that differ, as SQL of the row (`d`) and the copy's number (`n.i`)
 * @param times number of rows made from each, itself included
 */
export async function copyRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  {
    changed,
    times,
    where = '',
  }: {
    changed: ChangedColumns<Name>
    times: number
    where?: string | undefined
  },
): Promise<void> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} limit 1`.execute(db)
  const columns = Object.keys(rows[0] ?? {})
  const changes = new Map<string, string | undefined>(Object.entries(changed))
  const values = columns.map((column) => changes.get(column) ?? `d.${column}`).join(', ')
  await sql`
    insert into ${sql.table(table)} (${sql.raw(columns.join(', '))})
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(times - 1)})
    select ${sql.raw(values)} from ${sql.table(table)} d cross join n ${sql.raw(where)}
  `.execute(db)
}

async function updateCounters(db: Db, series: string, times: number): Promise<void> {
  await sql`update document_counters set last = 20000 + last * ${times} where series = ${series}`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}

/** Returns the number of a copy within its year as SQL: 10,000 + number x times + n. */
function toCopiedPlace(key: string, times: number): string {
  return `cast(10000 + (${key} % 10000000) * ${times} + n.i as text)`
}

function toCopiedKey(key: string, times: number): string {
  return `${key} - ${key} % 10000000 + cast(${toCopiedPlace(key, times)} as integer)`
}

/** Returns the UUID of a copy as SQL: its first eight digits are the number of the copy. */
export function toCopiedId(id: string): string {
  return `cast(10000000 + n.i as text) || substr(${id}, 9)`
}
