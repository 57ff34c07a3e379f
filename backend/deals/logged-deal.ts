import type { Db } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import type { LoggedDeal } from './policy'
import type { StoredDeal } from './queries'
import { toDealLineWrite, toDealWrite } from './schema'

/** Converts a stored deal to its form for the change log. */
export async function toLoggedDeal(db: Db, record: StoredDeal): Promise<LoggedDeal> {
  const { deal, lines } = record
  const toPersonRef = await createPersonLookup(db, [deal.sale_manager_id])
  return {
    ...toDealWrite(record),
    client_name: deal.client_name,
    sale_manager_name: toPersonRef(deal.sale_manager_id).name,
    lines: lines.map((line) => ({
      ...toDealLineWrite(line),
      product_name: line.product_name,
      currency: deal.currency,
    })),
  }
}
