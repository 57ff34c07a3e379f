import type { DeliveryDelay } from '@domain/rules/delivery-delay'
import {
  computeCommission,
  computeDocumentSums,
  computeMargin,
  computeNetPrice,
  convertCost,
  deductDiscount,
  type SaleCosts,
  sumAmounts,
  sumKnownAmounts,
  sumVolumes,
} from '@domain/money'
import { getWeekEnd } from '@domain/calendar'
import { fromCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import {
  computeWoodAmount,
  computeWoodFigures,
  convertDocumentAmount,
  type MeasuredWood,
} from '../wood-lines/wood-figures'
import type { Schemas } from '../call'
import type { DealFigures, DealLineWrite, DealWrite, DealStatus } from './schema'
import { getDeliveryDelay, NO_DELAY } from '../documents/delivery-delay'

/** The fields of a line that its figures are computed from. */
export type PricedDealLine = MeasuredWood &
  Pick<DealLineWrite, 'price' | 'planned_purchase_price' | 'discount'>

/**
 * Computed values of a line: m3, kg, the amount less the discount, the net price, and the planned
 * purchase cost, in the deal's currency. Null without a price; the net price also without a
 * discount.
 */
export type DealLineAmounts = {
  volume_m3: string
  weight_kg: number
  amount: string | null
  net_price: string | null
  purchase_cost: string | null
}

/** Sums the services of a deal's lines, in cents of its currency. */
export const sumServicesCents = (
  lines: readonly Pick<Row<'deal_lines'>, 'service_cents'>[],
): number => lines.reduce((sum, { service_cents }) => sum + service_cents, 0)

/** The fields of a deal that its figures are computed from, beside the lines. */
export type DealCostTerms = Pick<
  DealWrite,
  'currency' | 'exchange_rate' | 'charges' | 'commission' | 'planned_freight' | 'other_costs'
>

/**
 * A deal's figures with its margin. The presenter hides the margin from users who may not see it.
 */
export type DealFiguresWithMargin = DealFigures & { margin: Schemas['Margin'] }

/** Returns the price of a line less its discount; null without a price. */
export const computeNetLinePrice = (
  line: MeasuredWood & Pick<DealLineWrite, 'price' | 'discount'>,
  currency: string,
): string | null => {
  const { price, discount } = line
  const gross = computeWoodAmount(line, price, currency)
  return price && gross && discount ? computeNetPrice(price, discount, gross) : price
}

export function computeDealLineAmounts(line: PricedDealLine, currency: string): DealLineAmounts {
  const { price, discount } = line
  const gross = computeWoodAmount(line, price, currency)
  return {
    ...computeWoodFigures(line),
    amount: gross && deductDiscount(gross, discount, currency),
    net_price: discount && computeNetLinePrice(line, currency),
    purchase_cost: computeWoodAmount(line, line.planned_purchase_price, currency),
  }
}

/** Returns the planned freight in the deal's currency. */
export const computePlannedFreight = (deal: DealCostTerms): string =>
  (deal.planned_freight && convertCost(deal.planned_freight, deal)) ?? '0.00'

/**
 * Computes the planned figures of a deal from its lines, services and planned costs.
 */
export function computePlannedFigures(
  deal: DealCostTerms,
  lines: readonly DealLineAmounts[],
  servicesCents = 0,
): DealFiguresWithMargin {
  const amounts = lines.map((line) => line.amount)
  return computeFiguresWithMargin(deal, lines, {
    goods: sumAmounts([...amounts.map((amount) => amount ?? '0.00'), fromCents(servicesCents)]),
    hasUnpricedLine: amounts.includes(null),
    purchase_cost: sumKnownAmounts(lines.map((line) => line.purchase_cost)),
    freight: computePlannedFreight(deal),
  })
}

/**
 * Sums the lines, discounts and charges, and subtracts the costs. The commission follows the
 * revenue.
 */
export function computeFiguresWithMargin(
  deal: DealCostTerms,
  lines: readonly Pick<DealLineAmounts, 'volume_m3' | 'weight_kg'>[],
  money: Pick<SaleCosts, 'purchase_cost' | 'freight'> & {
    /** Sum of the lines with their services. */
    goods: string
    /** True if a line has no price yet, so that the margin is unknown. */
    hasUnpricedLine: boolean
  },
): DealFiguresWithMargin {
  const volume_m3 = sumVolumes(lines.map((line) => line.volume_m3))
  const { total, ...sums } = computeDocumentSums(money.goods, deal.charges, deal.currency)
  const costs = {
    purchase_cost: money.purchase_cost,
    freight: money.freight,
    // A saved cost has the rates that convert it.
    commission: computeCommission(deal.commission, total, deal) ?? '0.00',
    other_costs: sumAmounts(deal.other_costs.map((cost) => convertCost(cost, deal) ?? '0.00')),
  }
  return {
    volume_m3,
    weight_kg: lines.reduce((total, line) => total + line.weight_kg, 0),
    ...sums,
    revenue: total,
    revenue_eur: convertDocumentAmount(deal, total),
    margin: {
      ...costs,
      ...computeMargin({
        ...costs,
        revenue: money.hasUnpricedLine ? null : total,
        volume_m3,
      }),
    },
  }
}

/** Statuses with a promised delivery that has not happened. A draft promises nothing. */
export const UNDELIVERED_STATUSES: readonly DealStatus[] = [
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
]

type DeliveryPromise = Pick<
  Row<'deals'>,
  'status' | 'delivery_week_from' | 'delivery_week_to' | 'portal_order_id' | 'incoterms_rule'
>

/**
 * Returns whether a deal is late, and whether its wood will arrive late. A client that collects
 * an order from stock does not wait for the sale manager.
 * @param eta last ETA of its cargo, from `findLastEtas`
 */
export function getDealDelay(
  deal: DeliveryPromise,
  eta: string | null,
  today: string,
): DeliveryDelay {
  const week = deal.delivery_week_to ?? deal.delivery_week_from
  const isCollected = deal.portal_order_id !== null && deal.incoterms_rule === 'FCA'
  if (week === null || isCollected || !UNDELIVERED_STATUSES.includes(deal.status)) return NO_DELAY
  return getDeliveryDelay({ dueDay: getWeekEnd(week), eta }, today)
}
