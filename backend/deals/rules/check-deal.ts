import { findPaymentTermsErrors } from '@domain/rules/terms-rules'
import {
  findCentsErrors,
  isValidDay,
  hasLocodeCountry,
  findRateErrors,
  findWeeksErrors,
} from '../../documents/check-terms'
import { checkWoodLines, type WoodReferences } from '../../wood-lines/check-wood-lines'
import type { DealWrite, FieldError, Role } from '../contract'

/** Results of looking up a deal's references. */
export type CheckedReferences = WoodReferences & {
  hasClient: boolean
  saleManager: { role: Role } | null
}

/**
 * Returns the errors of a submitted deal beyond the contract's schema. A draft may be incomplete,
 * but not wrong.
 */
export function checkDeal(deal: DealWrite, referred: CheckedReferences): FieldError[] {
  return [
    ...checkReferences(referred),
    ...checkTerms(deal),
    ...checkWoodLines(deal.lines, referred),
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
    ...findCentsErrors(deal.currency, getAmountsByPointer(deal)),
  ]
  if (!isValidDay(deal.date)) errors.push({ pointer: '/date', code: 'wrong_format' })
  if (deal.port_of_discharge !== null && !hasLocodeCountry(deal.port_of_discharge))
    errors.push({ pointer: '/port_of_discharge', code: 'wrong_format' })
  if (deal.commission?.kind === 'percent' && Number(deal.commission.value) > 100) {
    errors.push({ pointer: '/commission/value', code: 'too_large', params: { max: 100 } })
  }
  return errors
}

/** Returns a deal's amounts and prices by JSON pointer. */
const getAmountsByPointer = ({
  planned_freight,
  commission,
  other_costs,
  lines,
}: DealWrite): Record<string, string | null> => ({
  '/planned_freight': planned_freight,
  '/commission/value': commission?.kind === 'amount' ? commission.value : null,
  ...Object.fromEntries(other_costs.map(({ amount }, i) => [`/other_costs/${i}/amount`, amount])),
  ...Object.fromEntries(
    lines.flatMap(({ price, planned_purchase_price }, i) => [
      [`/lines/${i}/price`, price],
      [`/lines/${i}/planned_purchase_price`, planned_purchase_price],
    ]),
  ),
})
