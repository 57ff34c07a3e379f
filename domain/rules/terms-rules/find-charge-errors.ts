import type { components } from '@contract/schema'
import { hasUnknownCents, isDiscount } from '@domain/money'

type Schemas = components['schemas']
type FieldError = Schemas['FieldError']

/**
 * Checks the charges of a document: a quantity where one is multiplied, per cent of the goods for
 * discounts and surcharges only, and no discount below zero or above the goods.
 */
export const findChargeErrors = (
  charges: readonly Schemas['Charge'][],
  currency: string,
): FieldError[] =>
  charges.flatMap((charge, i): FieldError[] => {
    const { basis, quantity, value } = charge
    const at = (field: keyof Schemas['Charge'], error: Omit<FieldError, 'pointer'>) => [
      { pointer: `/charges/${i}/${field}`, ...error },
    ]
    if (basis === 'quantity' && quantity === null) return at('quantity', { code: 'required' })
    if (basis !== 'quantity' && quantity !== null) return at('quantity', { code: 'unexpected' })
    if (basis === 'percent' && !isDiscount(charge)) return at('basis', { code: 'unexpected' })
    if (isDiscount(charge) && value.startsWith('-'))
      return at('value', { code: 'too_small', params: { min: 0 } })
    if (basis === 'percent' && Number(value) > 100)
      return at('value', { code: 'too_large', params: { max: 100 } })
    if (basis === 'amount' && /\.\d\d\d/.test(value)) return at('value', { code: 'wrong_format' })
    return basis !== 'percent' && hasUnknownCents(value, currency)
      ? at('value', { code: 'no_cents', params: { currency } })
      : []
  })

/**
 * Checks the discounts of lines: at most 100 per cent, at most the line's amount, and cents that
 * the currency has.
 * @param amounts of the lines before the discount; null if unknown
 */
export const findDiscountErrors = (
  lines: readonly { discount: Schemas['LineDiscount'] | null }[],
  amounts: readonly (string | null)[],
  currency: string,
): FieldError[] =>
  lines.flatMap(({ discount }, i): FieldError[] => {
    if (!discount) return []
    const pointer = `/lines/${i}/discount`
    const { kind, value } = discount
    if (kind === 'percent')
      return Math.abs(Number(value)) > 100
        ? [{ pointer, code: 'too_large', params: { max: 100 } }]
        : []
    if (hasUnknownCents(value, currency))
      return [{ pointer, code: 'no_cents', params: { currency } }]
    const amount = amounts[i] ?? null
    return amount !== null && Number(value) > Number(amount)
      ? [{ pointer, code: 'too_large', params: { max: Number(amount) } }]
      : []
  })
