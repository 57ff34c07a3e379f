import type { Db } from '../db/tables'
import type { StoredDeal } from './find-deal'
import { findPersonRefs } from '../people/find-person-refs'
import type { LoggedDeal } from './rules/deal-fields'
import { toDealWrite, toDealLineWrite } from './deal-write'

/** A stored deal as its history is written from it. */
export async function toLoggedDeal(db: Db, record: StoredDeal): Promise<LoggedDeal> {
  const { deal, lines } = record
  const named = await findPersonRefs(db, [deal.sale_manager_id])
  return {
    ...toDealWrite(record),
    client_name: deal.client_name,
    sale_manager_name: named(deal.sale_manager_id).name,
    lines: lines.map((line) => ({ ...toDealLineWrite(line), product_name: line.product_name })),
  }
}
