import { convertQuantity, type Dimensions } from '@domain/timber'
import type { Schemas } from '../call'
import { isValidDay } from '../documents/check-terms'
import type { FieldError } from '../problems/problem'

/**
 * Returns the errors of price terms beyond the contract's schema: invalid days, no price, units
 * that the product can't convert.
 */
export function findPriceTermsErrors(
  terms: Schemas['PriceTerms'],
  dimensions: Dimensions,
): FieldError[] {
  const errors: FieldError[] = []
  if (!isValidDay(terms.start_date)) errors.push({ pointer: '/start_date', code: 'wrong_format' })
  if (terms.end_date !== null && !isValidDay(terms.end_date))
    errors.push({ pointer: '/end_date', code: 'wrong_format' })
  else if (terms.end_date !== null && terms.end_date < terms.start_date)
    errors.push({ pointer: '/end_date', code: 'day_order' })
  // A row without a price may only hide the product. Prices by company size need a general price
  // too.
  if (terms.price === null && (!terms.hidden || hasSizePrice(terms)))
    errors.push({ pointer: '/price', code: 'required' })
  for (const unit of ['unit', 'sale_unit'] as const) {
    if (convertQuantity('1', terms[unit], 'm3', dimensions) === null)
      errors.push({ pointer: `/${unit}`, code: 'cannot_convert' })
  }
  return errors
}

const hasSizePrice = ({ price_small, price_medium, price_large }: Schemas['PriceTerms']): boolean =>
  price_small !== null || price_medium !== null || price_large !== null
