import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import {
  fromCents,
  fromCentsOrNull,
  fromLitres,
  fromTenThousandths,
  fromTenThousandthsOrNull,
} from '../db/decimal-columns'
import { toTradeTerms } from '../documents/trade-terms'
import { toWoodWrite } from '../wood-lines/wood-rows'
import type { DealLineWrite, DealWrite, Schemas } from './contract'
import { pickDealCostColumns, pickDealTermColumns } from './deal-rows'
import type { StoredDeal } from './find-deal'

/** Converts a stored deal to its submitted form, for comparison with a change. */
export function toDealWrite({ deal, lines }: StoredDeal): DealWrite {
  return {
    client_id: deal.client_id,
    sale_manager_id: deal.sale_manager_id,
    ...toDealTerms(deal),
    ...toDealCosts(deal),
    lines: lines.map(toDealLineWrite),
  }
}

/** Returns the terms agreed with the client. */
export function toDealTerms(deal: Row<'deals'>): Schemas['DealTerms'] {
  return {
    ...pickDealTermColumns(deal),
    ...toTradeTerms(deal),
    transport: { kind: deal.transport_kind, count: deal.transport_count },
  }
}

/** Returns the internal terms and costs. */
export function toDealCosts(deal: Row<'deals'>): Schemas['DealCosts'] {
  const { commission_kind: kind, commission_value: value } = deal
  return {
    ...pickDealCostColumns(deal),
    commission: kind === null || value === null ? null : { kind, value: fromCents(value) },
    planned_freight: fromCentsOrNull(deal.planned_freight_cents),
    other_costs: parseJson(deal.other_costs),
  }
}

/** Returns the service ordered with a line; null without one. */
export function toServiceCharge({
  service,
  service_price,
  service_cents,
  volume_l,
}: Row<'deal_lines'>): Schemas['LineServiceCharge'] | null {
  if (service === null || service_price === null) return null
  return {
    service,
    m3: fromLitres(volume_l),
    price: fromTenThousandths(service_price),
    amount: fromCents(service_cents),
  }
}

export const toDealLineWrite = (
  line: Row<'deal_lines'>,
): DealLineWrite & { specification: object } => ({
  ...toWoodWrite(line),
  planned_purchase_price: fromTenThousandthsOrNull(line.planned_purchase_price),
})
