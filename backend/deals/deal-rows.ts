import { woodKey } from '../allocations/rules/wood-key'
import { fold } from '../db/fold'
import { toJson } from '../db/json'
import type { NewRow, Row } from '../db/tables'
import { toCents, toCentsOrNull, toLitres, toTenThousandthsOrNull } from '../db/decimal-columns'
import { documentSearchText } from '../products/document-search'
import { euroOf } from '../wood-lines/euro-of'
import { plainCosts, plainTerms, searchedTexts } from './deal-columns'
import type { PreparedDeal, PreparedLine } from './prepare-deal'

type Storable = Pick<PreparedDeal, 'write' | 'planned' | 'saleManager' | 'lines'> & { client: { id: string; name: string } }

/** Values that a write sets in the deal's row, figures included; not its identity, nor what cargo brings. */
export function dealValues({ write, client, saleManager, planned, lines }: Storable, number: string) {
  const { margin } = planned
  const marginEur = margin.amount === null ? null : euroOf(write, margin.amount)
  return {
    client_id: client.id,
    client_name: client.name,
    client_key: fold(client.name),
    sale_manager_id: saleManager.id,
    ...plainTerms(write),
    ...plainCosts(write),
    incoterms_rule: write.incoterms.rule,
    incoterms_place: write.incoterms.place,
    payment_kind: write.payment_terms.kind,
    payment_net_days: write.payment_terms.net_days,
    transport_kind: write.transport.kind,
    transport_count: write.transport.count,
    destination_key: write.destination === null ? null : fold(write.destination),
    commission_kind: write.commission?.kind ?? null,
    commission_value: toCentsOrNull(write.commission?.value ?? null),
    planned_freight_cents: toCentsOrNull(write.planned_freight),
    other_costs: toJson(write.other_costs),
    volume_l: toLitres(planned.volume_m3),
    weight_kg: planned.weight_kg,
    revenue_cents: toCents(planned.revenue),
    revenue_eur_cents: toCentsOrNull(planned.revenue_eur),
    margin_eur_cents: toCentsOrNull(marginEur),
    margin_bp: toCentsOrNull(margin.percent),
    search_text: documentSearchText(number, client.name, [...searchedTexts(write), write.incoterms.place, saleManager.name], lines),
  } satisfies Partial<NewRow<'deals'>>
}

/** All lines of a deal, in their order. */
export const lineRows = (deal: Pick<Row<'deals'>, 'id' | 'number_key'>, lines: readonly PreparedLine[]) =>
  lines.map((line, i) => lineRow(deal, line, i + 1))

/** A line's row, without what supplies and cargo have brought of it, which they set themselves. */
export function lineRow(deal: Pick<Row<'deals'>, 'id' | 'number_key'>, line: PreparedLine, place: number) {
  const { write, figures } = line
  return {
    id: write.id,
    deal_id: deal.id,
    deal_key: deal.number_key,
    position: place,
    product_id: write.product_id,
    product_name: line.product_name,
    specification: toJson(line.specification),
    quantity: write.quantity,
    unit: write.unit,
    price: toTenThousandthsOrNull(write.price),
    planned_purchase_price: toTenThousandthsOrNull(write.planned_purchase_price),
    price_unit: write.price_unit,
    certification: write.certification,
    volume_l: toLitres(figures.volume_m3),
    weight_kg: figures.weight_kg,
    wood_key: woodKey(line.specification),
    amount_cents: toCents(figures.amount ?? '0.00'),
  } satisfies NewRow<'deal_lines'>
}
