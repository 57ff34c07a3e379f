import type { Db } from '../db/tables'
import { findPersonRefs } from '../people/find-person-refs'
import type { StoredSupply } from './find-supply'
import type { LoggedSupply } from './rules/supply-fields'
import { toSupplyLineWrite, toSupplyWrite } from './supply-write'

/** A stored supply as its history is written from it. */
export async function toLoggedSupply(db: Db, record: StoredSupply): Promise<LoggedSupply> {
  const { supply, lines } = record
  const named = await findPersonRefs(db, [supply.purchase_manager_id])
  return {
    ...toSupplyWrite(record),
    sawmill_name: supply.sawmill_name,
    purchase_manager_name: named(supply.purchase_manager_id)?.name ?? null,
    lines: lines.map((line) => ({ ...toSupplyLineWrite(line), product_name: line.product_name })),
  }
}
