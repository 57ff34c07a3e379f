import { sumAmounts } from '@/shared/lib/timber'
import { isTooLarge, sumTooLarge } from '../../documents/too-large'
import { euroOf } from '../../wood-lines/euro-of'
import type { DealWrite, FieldError } from '../contract'
import type { FullFigures } from '../figures'

/** What of a deal adds up to more than the contract lets an amount be, in the deal's currency or in euro. */
export function checkSums(deal: DealWrite, { revenue, margin }: FullFigures): FieldError[] {
  const costs = sumAmounts([
    margin.purchase_cost ?? '0.00',
    margin.freight,
    margin.commission,
    margin.other_costs,
  ])
  if (isTooLarge(margin.other_costs)) return [sumTooLarge('/other_costs')]
  if ([revenue, costs, margin.amount].some(isTooLarge)) return [sumTooLarge('/lines')]
  const inEuro = [revenue, costs, margin.amount].map((sum) => sum && euroOf(deal, sum))
  return inEuro.some(isTooLarge) ? [sumTooLarge('/exchange_rate')] : []
}
