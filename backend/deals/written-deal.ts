import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import type { DealLineWrite, DealWrite } from './contract'
import type { DealRecord } from './deal-record'

/** A stored deal as it would be written, so that a change can be held against it. */
export function writtenDeal({ deal, lines }: DealRecord): DealWrite {
  return {
    client_id: deal.client_id,
    date: deal.date,
    sale_manager_id: deal.sale_manager_id,
    customer_reference: deal.customer_reference,
    ...writtenTerms(deal),
    destination: deal.destination,
    port_of_discharge: deal.port_of_discharge,
    tolerance_percent: deal.tolerance_percent,
    ...writtenCosts(deal),
    notes: deal.notes,
    lines: lines.map(writtenLine),
  }
}

/** What was agreed on delivery and payment. */
export function writtenTerms(deal: Row<'deals'>) {
  return {
    incoterms: { rule: deal.incoterms_rule, place: deal.incoterms_place },
    payment_terms: { kind: deal.payment_kind, net_days: deal.payment_net_days },
    currency: deal.currency,
    exchange_rate: deal.exchange_rate,
    delivery_week_from: deal.delivery_week_from,
    delivery_week_to: deal.delivery_week_to,
    transport: { kind: deal.transport_kind, count: deal.transport_count },
  } satisfies Partial<DealWrite>
}

/** What the deal costs beside the wood. */
export function writtenCosts(deal: Row<'deals'>) {
  const { commission_kind: kind, commission_value: value } = deal
  return {
    commission: kind === null || value === null ? null : { kind, value: fromCents(value) },
    planned_freight: fromCentsOrNull(deal.planned_freight_cents),
    other_costs: parseJson(deal.other_costs),
  } satisfies Partial<DealWrite>
}

export function writtenLine(line: Row<'deal_lines'>): DealLineWrite & { specification: object } {
  return {
    id: line.id,
    product_id: line.product_id,
    specification: parseJson(line.specification),
    quantity: line.quantity,
    unit: line.unit,
    price: fromCentsOrNull(line.price_cents),
    planned_purchase_price: fromCentsOrNull(line.planned_purchase_price_cents),
    certification: line.certification,
  }
}
