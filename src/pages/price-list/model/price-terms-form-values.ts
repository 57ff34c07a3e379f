import type { PriceEntry } from '@/entities/price'
import type { Schemas } from '@/shared/api'
import { formatDecimal, parseDecimal, withPlaces } from '@/shared/lib/timber'

/** The terms of a price as they stand in a form: what is not said yet is empty. */
export interface PriceTermsFormValues {
  price: string
  price_small: string
  price_medium: string
  price_large: string
  start_date: string
  end_date: string
  unit: Schemas['Unit']
  sale_unit: Schemas['Unit']
  hidden: boolean
  is_on: boolean
}

/** Where a form begins: with the price that is changed, or from today on. */
export const toPriceTermsFormValues = (
  price: PriceEntry | null,
  today: string,
): PriceTermsFormValues => ({
  price: price?.price ?? '',
  price_small: price?.price_small ?? '',
  price_medium: price?.price_medium ?? '',
  price_large: price?.price_large ?? '',
  start_date: price?.start_date ?? today,
  end_date: price?.end_date ?? '',
  unit: price?.unit ?? 'm3',
  sale_unit: price?.sale_unit ?? 'pack',
  hidden: price?.hidden ?? false,
  is_on: price?.is_on ?? true,
})

/** A price as the contract has it: with two places at least. */
function normalizeDecimal(text: string): string | null {
  if (text === '') return null
  const price = parseDecimal(text)
  const places = Math.max(2, price.places)
  return formatDecimal(withPlaces(price, places), places)
}

/** The terms as they are sent. */
export const toPriceChange = (draft: PriceTermsFormValues): Schemas['PriceChange'] => ({
  ...draft,
  price: normalizeDecimal(draft.price),
  price_small: normalizeDecimal(draft.price_small),
  price_medium: normalizeDecimal(draft.price_medium),
  price_large: normalizeDecimal(draft.price_large),
  end_date: draft.end_date || null,
})
