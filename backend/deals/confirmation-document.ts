import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { fromCents, fromLitres } from '../db/decimal-columns'
import type { OrderConfirmation } from './contract'
import type { DealRecord } from './deal-record'
import { writtenTerms } from './written-deal'

type Issue = Pick<OrderConfirmation, 'revision' | 'issued_at' | 'issued_by'>

/** The order confirmation of a deal as it stands: what the client gets, so nothing of what the deal costs. */
export function confirmationDocument(
  { deal, lines }: DealRecord,
  client: OrderConfirmation['client'],
  seller: OrderConfirmation['sale_manager'],
  issue: Issue,
): OrderConfirmation {
  const { exchange_rate: _, delivery_week_from, ...terms } = writtenTerms(deal)
  return {
    number: deal.number,
    ...issue,
    client,
    date: deal.date,
    sale_manager: seller,
    customer_reference: deal.customer_reference,
    ...terms,
    delivery_week_from: delivery_week_from ?? '',
    destination: deal.destination,
    port_of_discharge: deal.port_of_discharge,
    tolerance_percent: deal.tolerance_percent,
    lines: lines.map(confirmedLine),
    volume_m3: fromLitres(deal.volume_l),
    revenue: fromCents(deal.revenue_cents),
  }
}

const confirmedLine = (line: Row<'deal_lines'>): OrderConfirmation['lines'][number] => ({
  product_name: line.product_name,
  specification: parseJson(line.specification),
  quantity: line.quantity,
  unit: line.unit,
  price: fromCents(line.price_cents ?? 0),
  certification: line.certification,
  volume_m3: fromLitres(line.volume_l),
  amount: fromCents(line.amount_cents),
})
