import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import {
  fromCents,
  fromCentsOrNull,
  fromLitres,
  fromTenThousandths,
  fromTenThousandthsOrNull,
} from '../db/decimal-columns'
import { tradeTerms } from '../documents/trade-terms'
import { woodWriteOf } from '../wood-lines/wood-rows'
import type { DealLineWrite, DealWrite, Schemas } from './contract'
import { plainCosts, plainTerms } from './deal-columns'
import type { DealRecord } from './find-deal'

/** A stored deal as it would be written, so that a change can be held against it. */
export function dealWriteOf({ deal, lines }: DealRecord): DealWrite {
  return {
    client_id: deal.client_id,
    sale_manager_id: deal.sale_manager_id,
    ...dealTermsOf(deal),
    ...dealCostsOf(deal),
    lines: lines.map(dealLineWriteOf),
  }
}

/** What is agreed with the client. */
export function dealTermsOf(deal: Row<'deals'>): Schemas['DealTerms'] {
  return {
    ...plainTerms(deal),
    ...tradeTerms(deal),
    transport: { kind: deal.transport_kind, count: deal.transport_count },
  }
}

/** What stays in the house. */
export function dealCostsOf(deal: Row<'deals'>): Schemas['DealCosts'] {
  const { commission_kind: kind, commission_value: value } = deal
  return {
    ...plainCosts(deal),
    commission: kind === null || value === null ? null : { kind, value: fromCents(value) },
    planned_freight: fromCentsOrNull(deal.planned_freight_cents),
    other_costs: parseJson(deal.other_costs),
  }
}

/** The service that was ordered with a line; null without one. */
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

export const dealLineWriteOf = (
  line: Row<'deal_lines'>,
): DealLineWrite & { specification: object } => ({
  ...woodWriteOf(line),
  planned_purchase_price: fromTenThousandthsOrNull(line.planned_purchase_price),
})
