import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the price of a deal line less its discount, in ten-thousandths. Prices of deals are
 * compared after the discount everywhere.
 * @param lines name or alias of the table of deal lines
 */
export const selectNetPrice = (lines: string): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`${lines}.net_price`)}, ${sql.ref(`${lines}.price`)})`
