import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { fromCents, fromCentsOrNull, fromTenThousandthsOrNull } from '../db/decimal-columns'
import type { DealLineWrite, DealWrite, Schemas } from './contract'
import { plainCosts, plainTerms } from './deal-columns'
import type { DealRecord } from './find-deal'

/** A stored deal as it would be written, so that a change can be held against it. */
export function writtenDeal({ deal, lines }: DealRecord): DealWrite {
  return {
    client_id: deal.client_id,
    sale_manager_id: deal.sale_manager_id,
    ...writtenTerms(deal),
    ...writtenCosts(deal),
    lines: lines.map(writtenLine),
  }
}

/** What is agreed with the client. */
export function writtenTerms(deal: Row<'deals'>): Schemas['DealTerms'] {
  return {
    ...plainTerms(deal),
    incoterms: { rule: deal.incoterms_rule, place: deal.incoterms_place },
    payment_terms: { kind: deal.payment_kind, net_days: deal.payment_net_days },
    transport: { kind: deal.transport_kind, count: deal.transport_count },
  }
}

/** What stays in the house. */
export function writtenCosts(deal: Row<'deals'>): Schemas['DealCosts'] {
  const { commission_kind: kind, commission_value: value } = deal
  return {
    ...plainCosts(deal),
    commission: kind === null || value === null ? null : { kind, value: fromCents(value) },
    planned_freight: fromCentsOrNull(deal.planned_freight_cents),
    other_costs: parseJson(deal.other_costs),
  }
}

export function writtenLine(line: Row<'deal_lines'>): DealLineWrite & { specification: object } {
  return {
    id: line.id,
    product_id: line.product_id,
    specification: parseJson(line.specification),
    quantity: line.quantity,
    unit: line.unit,
    price: fromTenThousandthsOrNull(line.price),
    planned_purchase_price: fromTenThousandthsOrNull(line.planned_purchase_price),
    price_unit: line.price_unit,
    certification: line.certification,
  }
}
