import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { fromCents, fromLitres, fromTenThousandths } from '../db/decimal-columns'
import type { OrderConfirmation } from './contract'
import type { StoredDeal } from './find-deal'
import { toDealTerms, toServiceCharge } from './deal-write'

type ConfirmationIssue = Pick<OrderConfirmation, 'revision' | 'issued_at' | 'issued_by'>

/** Creates the order confirmation of a deal. The client receives it, so it contains no costs. */
export function createConfirmationDocument(
  { deal, lines }: StoredDeal,
  client: OrderConfirmation['client'],
  seller: OrderConfirmation['sale_manager'],
  issue: ConfirmationIssue,
): OrderConfirmation {
  const terms = toDealTerms(deal)
  return {
    number: deal.number,
    ...issue,
    client,
    sale_manager: seller,
    ...terms,
    delivery_week_from: terms.delivery_week_from ?? '',
    lines: lines.map(toConfirmedLine),
    volume_m3: fromLitres(deal.volume_l),
    revenue: fromCents(deal.revenue_cents),
  }
}

function toConfirmedLine(line: Row<'deal_lines'>): OrderConfirmation['lines'][number] {
  const service = toServiceCharge(line)
  return {
    product_name: line.product_name,
    specification: parseJson(line.specification),
    quantity: line.quantity,
    unit: line.unit,
    price: fromTenThousandths(line.price ?? 0),
    price_unit: line.price_unit,
    certification: line.certification,
    volume_m3: fromLitres(line.volume_l),
    amount: fromCents(line.amount_cents),
    ...(service && { service }),
  }
}
