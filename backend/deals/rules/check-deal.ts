import {
  findChargeErrors,
  findCostErrors,
  findPaymentTermsErrors,
  findDealCentsErrors,
  findWeeksErrors,
} from '@domain/rules/terms-rules'
import {
  isValidDay,
  hasLocodeCountry,
  findRateErrors,
  isSumTooLarge,
  createSumTooLargeError,
} from '../../documents/terms'
import { checkWoodLines, type WoodReferences } from '../../wood-lines/check-wood-lines'
import type { Role } from '../../call'
import type { FieldError } from '../../problems/problem'
import type { DealWrite } from '../schema'
import { sumAmounts } from '@domain/money'
import { convertDocumentAmount } from '../../wood-lines/wood-figures'
import type { DealFiguresWithMargin } from '../deal-figures'

/** Results of looking up a deal's references. */
export type CheckedReferences = WoodReferences & {
  hasClient: boolean
  saleManager: { role: Role } | null
}

/**
 * Returns the errors of a submitted deal beyond the contract's schema. A draft may be incomplete,
 * but not wrong.
 */
export function checkDeal(deal: DealWrite, references: CheckedReferences): FieldError[] {
  return [
    ...checkReferences(references),
    ...checkTerms(deal),
    ...checkWoodLines(deal.lines, references),
  ]
}

function checkReferences({ hasClient, saleManager }: CheckedReferences): FieldError[] {
  const errors: FieldError[] = []
  if (!hasClient) errors.push({ pointer: '/client_id', code: 'not_found' })
  if (!saleManager) errors.push({ pointer: '/sale_manager_id', code: 'not_found' })
  else if (saleManager.role !== 'sale_manager')
    errors.push({ pointer: '/sale_manager_id', code: 'not_a_sale_manager' })
  return errors
}

function checkTerms(deal: DealWrite): FieldError[] {
  const errors = [
    ...findPaymentTermsErrors(deal.payment_terms),
    ...findRateErrors(deal),
    ...findWeeksErrors(deal, 'delivery_week_from', 'delivery_week_to'),
    ...findDealCentsErrors(deal),
    ...findChargeErrors(deal.charges, deal.currency),
    ...findCostErrors(deal),
  ]
  if (!isValidDay(deal.date)) errors.push({ pointer: '/date', code: 'wrong_format' })
  if (deal.port_of_discharge !== null && !hasLocodeCountry(deal.port_of_discharge))
    errors.push({ pointer: '/port_of_discharge', code: 'wrong_format' })
  if (deal.commission?.kind === 'percent' && Number(deal.commission.value) > 100) {
    errors.push({ pointer: '/commission/value', code: 'too_large', params: { max: 100 } })
  }
  return errors
}

/**
 * Returns an error for a total below zero, and for sums that exceed the largest amount of the
 * contract, in the deal's currency or in euro.
 */
export function checkDealSums(
  deal: DealWrite,
  { goods, revenue, margin }: DealFiguresWithMargin,
): FieldError[] {
  const costs = sumAmounts([
    margin.purchase_cost ?? '0.00',
    margin.freight,
    margin.commission,
    margin.other_costs,
  ])
  if (revenue.startsWith('-'))
    return [{ pointer: '/charges', code: 'too_large', params: { max: Number(goods) } }]
  const isCommissionFixed = deal.commission?.kind === 'amount'
  const costSums = [
    ['/planned_freight/amount', margin.freight],
    ['/commission/value', isCommissionFixed ? margin.commission : null],
    ['/other_costs', margin.other_costs],
  ] as const
  const tooLarge = costSums.find(([, sum]) => isSumTooLarge(sum))
  if (tooLarge) return [createSumTooLargeError(tooLarge[0])]
  if ([revenue, costs, margin.amount].some(isSumTooLarge)) return [createSumTooLargeError('/lines')]
  const inEuro = [revenue, costs, margin.amount].map(
    (sum) => sum && convertDocumentAmount(deal, sum),
  )
  return inEuro.some(isSumTooLarge) ? [createSumTooLargeError('/exchange_rate')] : []
}
