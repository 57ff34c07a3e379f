import { fold } from '../db/fold'
import { toJson } from '../db/json'
import type { NewRow, Row } from '../db/tables'
import { toCents, toCentsOrNull, toLitres, toTenThousandthsOrNull } from '../db/decimal-columns'
import { tradeColumns } from '../documents/trade-terms'
import { documentSearchText } from '../products/document-search'
import { euroOf } from '../wood-lines/euro-of'
import { woodRow } from '../wood-lines/wood-rows'
import { plainCosts, plainTerms, searchedTexts } from './deal-columns'
import type { PreparedDeal, PreparedLine } from './prepare-deal'

type Storable = Pick<PreparedDeal, 'write' | 'planned' | 'saleManager' | 'lines'> & {
  client: { id: string; name: string }
}

/** Values that a write sets in the deal's row, figures included; not its identity, nor what cargo brings. */
export function dealValues(
  { write, client, saleManager, planned, lines }: Storable,
  number: string,
) {
  const { margin } = planned
  const marginEur = margin.amount === null ? null : euroOf(write, margin.amount)
  return {
    client_id: client.id,
    client_name: client.name,
    client_key: fold(client.name),
    sale_manager_id: saleManager.id,
    ...plainTerms(write),
    ...plainCosts(write),
    ...tradeColumns(write),
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
    search_text: documentSearchText(
      number,
      client.name,
      [...searchedTexts(write), write.incoterms.place, saleManager.name],
      lines,
    ),
  } satisfies Partial<NewRow<'deals'>>
}

/** All lines of a deal, in their order. */
export const lineRows = (
  deal: Pick<Row<'deals'>, 'id' | 'number_key'>,
  lines: readonly PreparedLine[],
) => lines.map((line, i) => lineRow(deal, line, i + 1))

/** A line's row, without what supplies and cargo have brought of it, which they set themselves. */
export const lineRow = (
  deal: Pick<Row<'deals'>, 'id' | 'number_key'>,
  line: PreparedLine,
  place: number,
) =>
  ({
    ...woodRow(line, place),
    deal_id: deal.id,
    deal_key: deal.number_key,
    planned_purchase_price: toTenThousandthsOrNull(line.write.planned_purchase_price),
  }) satisfies NewRow<'deal_lines'>
