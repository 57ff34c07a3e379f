import { sql } from 'kysely'
import type { Handler } from '../call'
import type { Db } from '../db/tables'

const TEXTS = ['quality', 'product_group', 'color', 'treatment_color'] as const
const NUMBERS = ['thickness_mm', 'width_mm', 'length_mm', 'diameter_mm', 'humidity_percent'] as const

export const getStockFacets: Handler<'getStockFacets'> = async ({ db }) => {
  const texts = await Promise.all(TEXTS.map(async (column) => [column, await valuesOf<string>(db, column)] as const))
  const numbers = await Promise.all(NUMBERS.map(async (column) => [column, await valuesOf<number>(db, column)] as const))
  const locations = await db.selectFrom('lots').select('location').distinct().where('status', 'in', ['available', 'reserved', 'blocked']).orderBy('location').execute()
  const packs = await db.selectFrom('lots').select('pcs').distinct().where('status', 'in', ['available', 'reserved', 'blocked']).orderBy('pcs').execute()
  return {
    pcs: packs.map(({ pcs }) => pcs),
    location: locations.map(({ location }) => location),
    ...(Object.fromEntries(texts) as Record<(typeof TEXTS)[number], string[]>),
    ...(Object.fromEntries(numbers) as Record<(typeof NUMBERS)[number], number[]>),
  }
}

/** What a column of the active products has in it, each once. */
async function valuesOf<Value extends string | number>(db: Db, column: string): Promise<Value[]> {
  const value = sql.ref<Value>(column)
  const { rows } = await sql<{ value: Value }>`select distinct ${value} as value from products where status = 'active' and ${value} is not null order by value`.execute(db)
  return rows.map((row) => row.value)
}
