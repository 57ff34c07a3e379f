import { vSupplyLineWrite, vSupplyTerms, vSupplyWrite } from '@/shared/api/generated/validators'
import type { Handler } from '../call'
import { parseJson, pick } from '../db/rows'
import type { RevisedSupplyTerms, StoredSupplyOrder } from '../db/tables/supplies'
import { createEmptyFields } from '../documents/field-table'
import { listRevisions } from '../documents/revision-list'
import { findRevision } from '../documents/revision-rows'
import { listSupplyOrders, PRINTED_TERM_NAMES } from './order-document'
import { type LoggedSupply, supplyFields } from './policy'
import { findSupply } from './queries'
import { rebaseRevision, reviseSupply } from './revised-supply'

export const listSupplyRevisions: Handler<'listSupplyRevisions'> = async ({ db, path }) => {
  const record = await findSupply(db, path.id)
  const { supply } = record
  return listRevisions(db, 'supply_revisions', {
    documentId: supply.id,
    valid: supply.order_revision,
    papers: await listSupplyOrders(db, supply.id),
    findPending: async (row) =>
      (await reviseSupply(db, record, rebaseRevision(record, row).terms)).differences,
    findDifferences: (before, after) =>
      supplyFields.findChanges(toLogged(before, before.currency), toLogged(after, after.currency)),
  })
}

/** Compares any two revisions of a supply by what their orders print. */
export const compareSupplyRevisions: Handler<'compareSupplyRevisions'> = async (call) => {
  const { db, path, query } = call
  const record = await findSupply(db, path.id)
  const { supply } = record
  const orders = await listSupplyOrders(db, supply.id)
  const find = async (number: number) => {
    const issued = orders.find(({ revision }) => revision === number)
    if (issued) return toLogged(issued, supply.currency)
    const row = await findRevision(db, 'supply_revisions', supply.id, number)
    const terms = row.status === 'open' ? rebaseRevision(record, row).terms : parseJson(row.payload)
    return toLogged(terms, supply.currency)
  }
  const [from, to] = [await find(query.from), await find(query.to)]
  return { from: query.from, to: query.to, differences: supplyFields.findChanges(from, to) }
}

/** Converts printed terms and lines to the form of the change log; the rest is empty. */
const toLogged = (
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
