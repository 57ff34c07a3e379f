import { vDealLineWrite, vDealTerms, vDealWrite } from '@/shared/api/generated/validators'
import type { Handler } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { RevisedDealTerms, StoredConfirmation } from '../db/tables/deals'
import { createEmptyFields } from '../documents/field-table'
import { findPaperState } from '../documents/revision-list'
import { Problem } from '../problems/problem'
import type { LoggedDeal } from './policy'
import { findDealRow, type StoredDeal } from './queries'
import type { Schemas } from './schema'

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

/** Confirmations issued before a field existed get its empty value. */
const completeConfirmation = (document: Row<'order_confirmations'>['document']) => ({
  ...createEmptyFields(vDealTerms),
  ...parseJson(document),
})

/** Converts a confirmation to the form of the change log. Costs are not printed, so they are empty. */
export function toLoggedConfirmation(document: StoredConfirmation): LoggedDeal {
  const { client, sale_manager: seller, lines, currency } = document
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
    sale_manager_id: seller.name,
    sale_manager_name: seller.name,
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

export const getOrderConfirmation: Handler<'getOrderConfirmation'> = async (call) => {
  const { db, person, path, query } = call
  const deal = await findDealRow(db, person, path.id)
  const valid = deal.order_confirmation_revision
  const revision = query.revision ?? valid
  const found =
    revision === null
      ? undefined
      : await db
          .selectFrom('order_confirmations')
          .select('document')
          .where('deal_id', '=', deal.id)
          .where('revision', '=', revision)
          .executeTakeFirst()
  if (!found || revision === null) throw new Problem('not_found')
  return {
    ...completeConfirmation(found.document),
    state: await findConfirmationState(db, deal, revision),
  }
}

/** Returns whether a confirmation is in force; the deal may be canceled or reopened all the same. */
const findConfirmationState = (
  db: Db,
  deal: Pick<Row<'deals'>, 'id' | 'order_confirmation_revision'>,
  revision: number,
): Promise<Schemas['ConfirmationState']> =>
  findPaperState(db, 'deal_revisions', deal.id, {
    revision,
    valid: deal.order_confirmation_revision,
  })
