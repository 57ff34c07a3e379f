import type { Db } from '../db/tables'
import type { DealRecord } from './find-deal'
import { peopleNamed } from '../people/people-named'
import type { LoggedDeal } from './rules/deal-fields'
import { dealWriteOf, dealLineWriteOf } from './deal-write'

/** A stored deal as its history is written from it. */
export async function loggedDeal(db: Db, record: DealRecord): Promise<LoggedDeal> {
  const { deal, lines } = record
  const named = await peopleNamed(db, [deal.sale_manager_id])
  return {
    ...dealWriteOf(record),
    client_name: deal.client_name,
    sale_manager_name: named(deal.sale_manager_id).name,
    lines: lines.map((line) => ({ ...dealLineWriteOf(line), product_name: line.product_name })),
  }
}
