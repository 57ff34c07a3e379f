import { vDealLineWrite, vDealTerms, vDealWrite } from '@/shared/api/generated/validators'
import type { Handler } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { StoredConfirmation } from '../db/tables/deals'
import { createEmptyFields } from '../documents/field-table'
import { listRevisionRows } from '../documents/revision-rows'
import { findPersonRefs } from '../people/person-refs'
import { Problem } from '../problems/problem'
import { dealFields, type LoggedDeal } from './policy'
import { presentRevisionHead } from './present-revision'
import { findDeal, findDealRow } from './queries'
import { rebaseRevision, reviseDeal } from './revised-deal'
import type { Schemas } from './schema'

export const listDealRevisions: Handler<'listDealRevisions'> = async ({ db, person, path }) => {
  const record = await findDeal(db, person, path.id)
  const { deal } = record
  const rows = await listRevisionRows(db, 'deal_revisions', deal.id)
  const confirmations = await listConfirmations(db, deal.id)
  const toPersonRef = await findPersonRefs(
    db,
    rows.flatMap(({ created_by, sent_by, closed_by }) => [created_by, sent_by, closed_by]),
  )
  const opened = await Promise.all(
    rows.map(async (row) => ({
      ...presentRevisionHead(deal, row, toPersonRef),
      differences:
        row.status === 'open' || row.status === 'sent'
          ? (await reviseDeal(db, record, rebaseRevision(record, row).terms)).differences
          : parseJson(row.differences ?? '[]'),
    })),
  )
  const openedNumbers = new Set(rows.map(({ revision }) => revision))
  const issued = confirmations.flatMap((confirmation, i) =>
    openedNumbers.has(confirmation.revision)
      ? []
      : [presentIssued(deal, confirmation, findBefore(confirmations.slice(0, i), rows))],
  )
  return { items: [...opened, ...issued].toSorted((a, b) => b.revision - a.revision) }
}

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

/** Returns the last of the confirmations that became valid. */
const findBefore = (
  confirmations: readonly StoredConfirmation[],
  rows: readonly Row<'deal_revisions'>[],
): StoredConfirmation | undefined =>
  confirmations.findLast(
    ({ revision }) =>
      (rows.find((row) => row.revision === revision)?.status ?? 'agreed') === 'agreed',
  )

/** Presents a confirmation that the deal's own step has issued. */
const presentIssued = (
  deal: Row<'deals'>,
  confirmation: StoredConfirmation,
  before: StoredConfirmation | undefined,
): Schemas['RevisionSummary'] => ({
  revision: confirmation.revision,
  status: 'issued',
  is_valid: confirmation.revision === deal.order_confirmation_revision,
  has_paper: true,
  reason: null,
  created_at: confirmation.issued_at,
  created_by: confirmation.issued_by,
  sent_at: null,
  sent_by: null,
  closed_at: null,
  closed_by: null,
  close_reason: null,
  differences: before
    ? dealFields.findChanges(toLoggedConfirmation(before), toLoggedConfirmation(confirmation))
    : [],
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
export async function findConfirmationState(
  db: Db,
  deal: Pick<Row<'deals'>, 'id' | 'order_confirmation_revision'>,
  revision: number,
): Promise<Schemas['ConfirmationState']> {
  if (revision === deal.order_confirmation_revision) return 'valid'
  const rows = await listRevisionRows(db, 'deal_revisions', deal.id)
  const status = rows.find((row) => row.revision === revision)?.status
  return status === 'sent' || status === 'withdrawn' ? status : 'replaced'
}
