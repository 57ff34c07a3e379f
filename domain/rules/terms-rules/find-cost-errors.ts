import type { components } from '@contract/schema'
import { hasUnknownCents, listCosts, needsCostRate } from '@domain/money'

type Schemas = components['schemas']
type FieldError = Schemas['FieldError']
type CostTerms = Pick<
  Schemas['DealWrite'],
  'currency' | 'exchange_rate' | 'planned_freight' | 'commission' | 'other_costs'
>

/**
 * Checks the costs of a deal: cents that their currency has, and the exchange rates that convert
 * them to the deal's currency.
 */
export function findCostErrors(deal: CostTerms): FieldError[] {
  const costs = listCosts(deal)
  const errors = costs.flatMap(({ cost, amountPointer, ratePointer }): FieldError[] => {
    const { amount, currency } = cost
    if (hasUnknownCents(amount, currency))
      return [{ pointer: amountPointer, code: 'no_cents', params: { currency } }]
    if (needsCostRate(cost, deal) === (cost.exchange_rate !== null)) return []
    return [{ pointer: ratePointer, code: cost.exchange_rate === null ? 'required' : 'unexpected' }]
  })
  const isForeign = costs.some(({ cost }) => cost.currency !== deal.currency)
  return [
    ...findCommissionErrors(deal.commission),
    ...errors,
    ...(isForeign && deal.currency !== 'EUR' && deal.exchange_rate === null
      ? [{ pointer: '/exchange_rate', code: 'required' as const }]
      : []),
  ]
}

/** An amount has a currency, a percentage has none. */
function findCommissionErrors(commission: CostTerms['commission']): FieldError[] {
  if (!commission) return []
  const { kind, currency, exchange_rate } = commission
  if (kind === 'amount')
    return currency === null ? [{ pointer: '/commission/currency', code: 'required' }] : []
  return Object.entries({ currency, exchange_rate }).flatMap(([name, value]): FieldError[] =>
    value === null ? [] : [{ pointer: `/commission/${name}`, code: 'unexpected' }],
  )
}
