import { sql } from 'kysely'

/**
 * Indexes of the agreed lines of deals or supplies: the sorts of the list of prices, and the prices
 * of one wood. The list is filtered and summed from the first and the last one alone.
 */
export const createTradedIndexes = (
  table: 'deal_lines' | 'supply_lines',
  document: 'deal_id' | 'supply_id',
) => {
  const figures = sql.raw(`traded_l, traded_eur_cents, traded_eur_m3, ${document}, product_id`)
  const createIndex = (name: string, columns: ReturnType<typeof sql>) =>
    sql`create index ${sql.ref(`${table}_traded_${name}`)} on ${sql.table(table)} (${columns})
      where traded_on is not null`
  return [
    createIndex('by_day', sql`traded_on, id, wood_key, ${figures}`),
    createIndex('by_price', sql`traded_eur_m3, id`),
    createIndex('by_volume', sql`traded_l, id`),
    createIndex('by_amount', sql`traded_eur_cents, id`),
    createIndex('of_wood', sql`wood_key, traded_on, id, ${figures}`),
  ]
}
