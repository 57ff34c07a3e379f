import type { StaffCall } from '../call'
import { parseJson, toJson } from '../db/json'
import { newId } from '../identifiers'
import { fromCents, fromLitres } from './columns'
import type { OrderConfirmation } from './contract'
import type { DealRecord } from './deal-record'
import { writtenTerms } from './written-deal'

/**
 * Issues the order confirmation of a deal as it stands, and keeps it as it is.
 * @returns its revision, counted from one
 */
export async function issueConfirmation(call: StaffCall, record: DealRecord): Promise<number> {
  const { db, clock, random, person } = call
  const revision = (record.deal.order_confirmation_revision ?? 0) + 1
  const issued_at = clock().toISOString()
  const document = await confirmationOf(call, record, { revision, issued_at })
  await db
    .insertInto('order_confirmations')
    .values({
      id: newId(random),
      deal_id: record.deal.id,
      revision,
      issued_at,
      issued_by: person.id,
      document: toJson(document),
    })
    .execute()
  return revision
}

async function confirmationOf(
  { db, person }: StaffCall,
  { deal, lines }: DealRecord,
  issue: Pick<OrderConfirmation, 'revision' | 'issued_at'>,
): Promise<OrderConfirmation> {
  const client = await db
    .selectFrom('clients')
    .select(['name', 'country', 'company_code', 'vat_code', 'address'])
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  const seller = await db
    .selectFrom('people')
    .select(['name', 'email'])
    .where('id', '=', deal.sale_manager_id)
    .executeTakeFirstOrThrow()
  const { exchange_rate: _, delivery_week_from, ...terms } = writtenTerms(deal)
  return {
    number: deal.number,
    ...issue,
    issued_by: { id: person.id, name: person.name },
    client,
    date: deal.date,
    sale_manager: seller,
    customer_reference: deal.customer_reference,
    ...terms,
    delivery_week_from: delivery_week_from ?? '',
    destination: deal.destination,
    port_of_discharge: deal.port_of_discharge,
    tolerance_percent: deal.tolerance_percent,
    lines: lines.map((line) => ({
      product_name: line.product_name,
      specification: parseJson(line.specification),
      quantity: line.quantity,
      unit: line.unit,
      price: fromCents(line.price_cents ?? 0),
      certification: line.certification,
      volume_m3: fromLitres(line.volume_l),
      amount: fromCents(line.amount_cents),
    })),
    volume_m3: fromLitres(deal.volume_l),
    revenue: fromCents(deal.revenue_cents),
  }
}
