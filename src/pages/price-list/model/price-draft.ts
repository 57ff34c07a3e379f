import type { PriceEntry } from '@/entities/price'
import type { Schemas } from '@/shared/api'

/** A price as it stands in its form: what is not said yet is empty. */
export interface PriceDraft {
  scope: Schemas['PriceScope']
  country: string
  company: { id: string; name: string } | null
  product: { id: string; name: string } | null
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

/** Where a form begins: with the price that is changed, or with one for everybody from today on. */
export function draftOf(price: PriceEntry | null, product: PriceDraft['product'], today: string): PriceDraft {
  return {
    scope: price?.scope ?? 'general',
    country: price?.country ?? '',
    company: price?.company ?? null,
    product: price?.product ?? product,
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
  }
}

const decimal = (text: string): string | null => {
  if (text === '') return null
  const [whole = '0', fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}

/** The terms of a price as they are sent. */
export const termsOf = (draft: PriceDraft): Schemas['PriceChange'] => ({
  price: decimal(draft.price),
  price_small: decimal(draft.price_small),
  price_medium: decimal(draft.price_medium),
  price_large: decimal(draft.price_large),
  start_date: draft.start_date,
  end_date: draft.end_date || null,
  unit: draft.unit,
  sale_unit: draft.sale_unit,
  hidden: draft.hidden,
  is_on: draft.is_on,
})

/** A new price as it is sent; null until the product, and whom it is for, are chosen. */
export function writeOf(draft: PriceDraft, list: Schemas['PriceListName']): Schemas['PriceWrite'] | null {
  if (!draft.product || draft.start_date === '') return null
  if (draft.scope === 'country' && draft.country === '') return null
  if (draft.scope === 'company' && !draft.company) return null
  return {
    ...termsOf(draft),
    product_id: draft.product.id,
    list,
    country: draft.scope === 'country' ? draft.country : null,
    company_id: draft.scope === 'company' ? (draft.company?.id ?? null) : null,
  }
}
