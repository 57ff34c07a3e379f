import type { Db } from '../db/tables'
import { findPersonRefs } from '../people/person-refs'
import type { LoggedSupply } from './policy'
import type { StoredSupply } from './queries'
import { toSupplyLineWrite, toSupplyWrite } from './schema'

/** Converts a stored supply for the history. */
export async function toLoggedSupply(db: Db, record: StoredSupply): Promise<LoggedSupply> {
  const { supply, lines } = record
  const named = await findPersonRefs(db, [supply.purchase_manager_id])
  return {
    ...toSupplyWrite(record),
    sawmill_name: supply.sawmill_name,
    purchase_manager_name: named(supply.purchase_manager_id)?.name ?? null,
    lines: lines.map((line) => ({
      ...toSupplyLineWrite(line),
      product_name: line.product_name,
      currency: supply.currency,
    })),
  }
}
