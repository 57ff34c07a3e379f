import type { components } from '@/shared/api/generated/schema'
import { hasUnknownCents, needsCostRate } from '@domain/timber'

type Schemas = components['schemas']
type FieldError = Schemas['FieldError']
type CostTerms = Pick<Schemas['DealWrite'], 'currency' | 'exchange_rate' | 'other_costs'>

/**
 * Checks the costs of a deal: cents that their currency has, and the exchange rates that convert
 * them to the deal's currency.
 */
export function findCostErrors({ currency, exchange_rate, other_costs }: CostTerms): FieldError[] {
  const errors = other_costs.flatMap((cost, i): FieldError[] => {
    const pointer = `/other_costs/${i}`
    if (hasUnknownCents(cost.amount, cost.currency))
      return [
        { pointer: `${pointer}/amount`, code: 'no_cents', params: { currency: cost.currency } },
      ]
    if (needsCostRate(cost, { currency }) === (cost.exchange_rate !== null)) return []
    const code = cost.exchange_rate === null ? 'required' : 'unexpected'
    return [{ pointer: `${pointer}/exchange_rate`, code }]
  })
  const isForeign = other_costs.some((cost) => cost.currency !== currency)
  return isForeign && currency !== 'EUR' && exchange_rate === null
    ? [...errors, { pointer: '/exchange_rate', code: 'required' }]
    : errors
}
