import type { PriceEntry } from '@/entities/price'
import type { Schemas } from '@/shared/api'
import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers'

/** Form values of a price; '' for an empty field. */
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

/** Returns the initial values: those of the edited price, or a new price from today. */
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

/** Adds missing decimal places, at least two. */
function normalizeDecimal(text: string): string | null {
  if (text === '') return null
  const price = parseDecimal(text)
  const places = Math.max(2, price.places)
  return formatDecimal(scaleToPlaces(price, places), places)
}

/** Maps the form values to the payload. */
export const toPriceChange = (draft: PriceTermsFormValues): Schemas['PriceChange'] => ({
  ...draft,
  price: normalizeDecimal(draft.price),
  price_small: normalizeDecimal(draft.price_small),
  price_medium: normalizeDecimal(draft.price_medium),
  price_large: normalizeDecimal(draft.price_large),
  end_date: draft.end_date || null,
})
