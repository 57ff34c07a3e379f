import { fold, searchText } from '../db/fold'
import { toJson } from '../db/json'
import type { NewRow } from '../db/tables'
import { toCents, toCentsOrNull, toLitres } from '../db/decimal-columns'
import { euroOf } from './figures'
import type { PreparedDeal, PreparedLine } from './prepare-deal'

type Storable = Pick<PreparedDeal, 'write' | 'planned' | 'saleManager'> & { client: { id: string; name: string } }

/** Signs of a deal's words, several times what they usually are: an index entry of PostgreSQL holds 2,700 bytes. */
const MOST_SEARCHED = 500

/** What a write of a deal sets in its row, figures and all; not who it is, nor what cargo brings. */
export function dealValues({ write, client, saleManager, planned }: Storable, number: string) {
  const { margin } = planned
  const marginEur = margin.amount === null ? null : euroOf(write, margin.amount)
  return {
    client_id: client.id,
    client_name: client.name,
    client_key: fold(client.name),
    date: write.date,
    sale_manager_id: saleManager.id,
    customer_reference: write.customer_reference,
    incoterms_rule: write.incoterms.rule,
    incoterms_place: write.incoterms.place,
    payment_kind: write.payment_terms.kind,
    payment_net_days: write.payment_terms.net_days,
    currency: write.currency,
    exchange_rate: write.exchange_rate,
    delivery_week_from: write.delivery_week_from,
    delivery_week_to: write.delivery_week_to,
    transport_kind: write.transport.kind,
    transport_count: write.transport.count,
    destination: write.destination,
    port_of_discharge: write.port_of_discharge,
    tolerance_percent: write.tolerance_percent,
    commission_kind: write.commission?.kind ?? null,
    commission_value: toCentsOrNull(write.commission?.value ?? null),
    planned_freight_cents: toCentsOrNull(write.planned_freight),
    other_costs: toJson(write.other_costs),
    notes: write.notes,
    volume_l: toLitres(planned.volume_m3),
    weight_kg: planned.weight_kg,
    revenue_cents: toCents(planned.revenue),
    revenue_eur_cents: toCentsOrNull(planned.revenue_eur),
    margin_eur_cents: toCentsOrNull(marginEur),
    margin_bp: toCentsOrNull(margin.percent),
    // The client's name stays behind the number: `renameClient` finds it there.
    search_text: searchText(
      number,
      client.name,
      write.customer_reference,
      write.destination,
      write.incoterms.place,
      saleManager.name,
    ).slice(0, MOST_SEARCHED),
  } satisfies Partial<NewRow<'deals'>>
}

/** A line's row; what supplies and cargo brought of it is theirs to set. */
export function lineRow(dealId: string, line: PreparedLine, place: number) {
  const { write, figures } = line
  return {
    id: write.id,
    deal_id: dealId,
    position: place,
    product_id: write.product_id,
    product_name: line.product_name,
    specification: toJson(line.specification),
    quantity: write.quantity,
    unit: write.unit,
    price_cents: toCentsOrNull(write.price),
    planned_purchase_price_cents: toCentsOrNull(write.planned_purchase_price),
    certification: write.certification,
    volume_l: toLitres(figures.volume_m3),
    weight_kg: figures.weight_kg,
    amount_cents: toCents(figures.amount),
  } satisfies NewRow<'deal_lines'>
}
