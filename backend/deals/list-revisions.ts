import { vDealLineWrite, vDealTerms, vDealWrite } from '@contract/validators'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { RevisedDealTerms } from '../db/tables/deals'
import type { StoredConfirmation } from '../db/tables/stored-confirmation'
import { createEmptyFields } from '../records/field-table'
import { Problem } from '../problems/problem'
import type { LoggedDeal } from './policy'
import type { StoredDeal } from './queries'

/** Returns the confirmations of a deal, oldest first. */
export async function listConfirmations(db: Db, dealId: string): Promise<StoredConfirmation[]> {
  const rows = await db
    .selectFrom('order_confirmations')
    .select('document')
    .where('deal_id', '=', dealId)
    .orderBy('revision')
    .execute()
  return rows.map(({ document }) => completeConfirmation(document))
}

/** Returns the confirmation whose terms a deal has; undefined before the first. */
export async function findValidConfirmation(
  db: Db,
  dealId: string,
): Promise<StoredConfirmation | undefined> {
  const row = await db
    .selectFrom('order_confirmations')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select('document')
    .where('deals.id', '=', dealId)
    .whereRef('revision', '=', 'deals.order_confirmation_revision')
    .executeTakeFirst()
  return row && completeConfirmation(row.document)
}

/** Confirmations issued before a field existed get its empty value. */
const completeConfirmation = (document: Row<'order_confirmations'>['document']) => ({
  ...createEmptyFields(vDealTerms),
  ...parseJson(document),
})

/**
 * Converts a confirmation to the form of the change log. Costs are not printed, so they are empty.
 */
export function toLoggedConfirmation(document: StoredConfirmation): LoggedDeal {
  const { client, sale_manager: saleManager, lines, currency } = document
  return {
    ...createEmptyFields(vDealWrite),
    ...createEmptyFields(vDealTerms),
    date: document.date,
    customer_reference: document.customer_reference,
    incoterms: document.incoterms,
    payment_terms: document.payment_terms,
    currency,
    delivery_week_from: document.delivery_week_from,
    delivery_week_to: document.delivery_week_to,
    transport: document.transport,
    destination: document.destination,
    port_of_discharge: document.port_of_discharge,
    tolerance_percent: document.tolerance_percent,
    client_notes: document.client_notes ?? null,
    charges: document.charges ?? [],
    other_costs: [],
    client_id: client.name,
    client_name: client.name,
    sale_manager_id: saleManager.name,
    sale_manager_name: saleManager.name,
    lines: lines.map((line, i) => ({
      ...createEmptyFields(vDealLineWrite),
      // Older confirmations have no ids: their lines are compared in order.
      id: line.id ?? String(i),
      product_id: line.product_name,
      product_name: line.product_name,
      specification: line.specification,
      quantity: line.quantity,
      unit: line.unit,
      price: line.price,
      price_unit: line.price_unit,
      certification: line.certification,
      remark: line.remark ?? null,
      discount: line.discount ?? null,
      currency,
    })),
  }
}

/**
 * Converts the terms of a revision without a paper, on what the deal's valid confirmation prints.
 * @throws Problem 404 without a valid confirmation
 */
export function toLoggedTerms(
  { deal }: StoredDeal,
  // The rate is not printed.
  { lines, exchange_rate: _, ...terms }: RevisedDealTerms,
  confirmations: readonly StoredConfirmation[],
): LoggedDeal {
  const valid = confirmations.find(({ revision }) => revision === deal.order_confirmation_revision)
  if (!valid) throw new Problem('not_found')
  return {
    ...toLoggedConfirmation(valid),
    ...terms,
    lines: lines.map((line) => ({
      ...createEmptyFields(vDealLineWrite),
      ...line,
      product_id: line.product_name,
      currency: deal.currency,
    })),
  }
}
