import { paymentTermsMistakes } from '@/shared/lib/rules/terms-rules'
import { centsErrors, isDay, isLocode, rateErrors, weeksErrors } from '../../documents/check-terms'
import { checkWoodLines, type ReferredWood } from '../../wood-lines/check-wood-lines'
import type { DealWrite, FieldError, Role } from '../contract'

/** What a deal's references point at, as far as it was found. */
export type Referred = ReferredWood & {
  hasClient: boolean
  saleManager: { role: Role } | null
}

/** What is wrong with a deal as it would be saved, beyond what the contract's shapes say. A draft may be incomplete, never wrong. */
export function checkDeal(deal: DealWrite, referred: Referred): FieldError[] {
  return [
    ...checkReferences(referred),
    ...checkTerms(deal),
    ...checkWoodLines(deal.lines, referred),
  ]
}

function checkReferences({ hasClient, saleManager }: Referred): FieldError[] {
  const errors: FieldError[] = []
  if (!hasClient) errors.push({ pointer: '/client_id', code: 'not_found' })
  if (!saleManager) errors.push({ pointer: '/sale_manager_id', code: 'not_found' })
  else if (saleManager.role !== 'sale_manager')
    errors.push({ pointer: '/sale_manager_id', code: 'not_a_sale_manager' })
  return errors
}

function checkTerms(deal: DealWrite): FieldError[] {
  const errors = [
    ...paymentTermsMistakes(deal.payment_terms),
    ...rateErrors(deal),
    ...weeksErrors(deal, 'delivery_week_from', 'delivery_week_to'),
    ...centsErrors(deal.currency, amountsIn(deal)),
  ]
  if (!isDay(deal.date)) errors.push({ pointer: '/date', code: 'wrong_format' })
  if (deal.port_of_discharge !== null && !isLocode(deal.port_of_discharge))
    errors.push({ pointer: '/port_of_discharge', code: 'wrong_format' })
  if (deal.commission?.kind === 'percent' && Number(deal.commission.value) > 100) {
    errors.push({ pointer: '/commission/value', code: 'too_large', params: { max: 100 } })
  }
  return errors
}

/** Amounts and prices of a deal in its currency, by JSON pointer. */
const amountsIn = ({
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
