import { sumAmounts } from '@domain/timber'
import { isSumTooLarge, createSumTooLargeError } from '../../documents/check-terms'
import { convertDocumentAmount } from '../../wood-lines/wood-figures'
import type { DealWrite, FieldError } from '../contract'
import type { DealFiguresWithMargin } from '../deal-figures'

/**
 * Returns an error for sums that exceed the largest amount of the contract, in the deal's currency
 * or in euro.
 */
export function checkDealSums(
  deal: DealWrite,
  { revenue, margin }: DealFiguresWithMargin,
): FieldError[] {
  const costs = sumAmounts([
    margin.purchase_cost ?? '0.00',
    margin.freight,
    margin.commission,
    margin.other_costs,
  ])
  if (isSumTooLarge(margin.other_costs)) return [createSumTooLargeError('/other_costs')]
  if ([revenue, costs, margin.amount].some(isSumTooLarge)) return [createSumTooLargeError('/lines')]
  const inEuro = [revenue, costs, margin.amount].map(
    (sum) => sum && convertDocumentAmount(deal, sum),
  )
  return inEuro.some(isSumTooLarge) ? [createSumTooLargeError('/exchange_rate')] : []
}
