import type { Db } from '../db/tables'
import { peopleNamed } from '../people/people-named'
import type { SupplyRecord } from './find-supply'
import type { LoggedSupply } from './rules/supply-fields'
import { supplyLineWriteOf, supplyWriteOf } from './supply-write'

/** A stored supply as its history is written from it. */
export async function loggedSupply(db: Db, record: SupplyRecord): Promise<LoggedSupply> {
  const { supply, lines } = record
  const named = await peopleNamed(db, [supply.purchase_manager_id])
  return {
    ...supplyWriteOf(record),
    sawmill_name: supply.sawmill_name,
    purchase_manager_name: named(supply.purchase_manager_id)?.name ?? null,
    lines: lines.map((line) => ({ ...supplyLineWriteOf(line), product_name: line.product_name })),
  }
}
