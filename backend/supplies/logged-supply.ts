import { vSupplyLineWrite, vSupplyTerms, vSupplyWrite } from '@contract/validators'
import { pick } from '../db/rows'
import type { Db } from '../db/tables'
import type { RevisedSupplyTerms, StoredSupplyOrder } from '../db/tables/supplies'
import { createEmptyFields } from '../records/field-table'
import { createPersonLookup } from '../people/person-refs'
import { PRINTED_TERM_NAMES } from './order-document'
import type { LoggedSupply } from './policy'
import type { StoredSupply } from './queries'
import { toSupplyLineWrite, toSupplyWrite } from './schema'

/** Converts a stored supply for the history. */
export async function toLoggedSupply(db: Db, record: StoredSupply): Promise<LoggedSupply> {
  const { supply, lines } = record
  const toPersonRef = await createPersonLookup(db, [supply.purchase_manager_id])
  return {
    ...toSupplyWrite(record),
    sawmill_name: supply.sawmill_name,
    purchase_manager_name: toPersonRef(supply.purchase_manager_id)?.name ?? null,
    lines: lines.map((line) => ({
      ...toSupplyLineWrite(line),
      product_name: line.product_name,
      currency: supply.currency,
    })),
  }
}

/** Converts printed terms and lines to the form of the change log; the rest is empty. */
export const toLoggedPrint = (
  printed: StoredSupplyOrder | RevisedSupplyTerms,
  currency: LoggedSupply['currency'],
): LoggedSupply => ({
  ...createEmptyFields(vSupplyWrite),
  ...createEmptyFields(vSupplyTerms),
  ...pick(printed, PRINTED_TERM_NAMES),
  harvest_countries: [],
  currency,
  sawmill_id: '',
  sawmill_name: '',
  purchase_manager_name: null,
  lines: printed.lines.map((line) => ({
    ...createEmptyFields(vSupplyLineWrite),
    ...pick(line, [
      'id',
      'product_name',
      'specification',
      'quantity',
      'unit',
      'price',
      'price_unit',
      'certification',
      'remark',
    ]),
    product_id: line.product_name,
    currency,
  })),
})
