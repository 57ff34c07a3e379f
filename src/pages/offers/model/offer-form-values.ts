import type { OfferTerms, OfferWrite } from '@/entities/order'
import type { ChosenCompany } from '@/features/choose-company'
import { isDecimal, toNumber, formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers'

/** Form values of an offer; '' for an empty field. */
export interface OfferFormValues {
  companies: readonly ChosenCompany[]
  product: { readonly id: string; readonly name: string } | null
  /** A single pack instead of a number of packs. */
  lotId: string
  packs: string
  price: string
  unit: OfferWrite['price_unit']
  validUntil: string
  note: string
}

/** Adds missing decimal places. Returns invalid text unchanged for validation. */
function toContractPrice(text: string): string {
  if (!isDecimal(text)) return text
  const price = parseDecimal(text)
  const places = Math.max(2, price.places)
  return formatDecimal(scaleToPlaces(price, places), places)
}

/** Returns the terms for the preview; null until wood, packs and price are set. */
export function toOfferTerms({
  companies,
  product,
  lotId,
  packs,
  price,
  unit,
}: OfferFormValues): OfferTerms | null {
  const count = lotId ? 1 : toNumber(packs)
  if (!product || !(count >= 1) || !(toNumber(price) > 0)) return null
  const wood = lotId
    ? { product_id: null, lot_id: lotId }
    : { product_id: product.id, lot_id: null }
  return {
    company_ids: companies.map(({ id }) => id),
    ...wood,
    packs: count,
    price: toContractPrice(price),
    price_unit: unit,
  }
}

/** Maps form values to the payload; empty fields become null or ''. */
export const toOfferPayload = ({
  companies,
  product,
  lotId,
  packs,
  price,
  unit,
  validUntil,
  note,
}: OfferFormValues) => ({
  company_ids: companies.map(({ id }) => id),
  product_id: lotId ? null : (product?.id ?? null),
  lot_id: lotId || null,
  packs: lotId ? 1 : packs === '' ? null : toNumber(packs),
  price: price === '' ? null : toContractPrice(price),
  price_unit: unit,
  valid_until: validUntil,
  note: note.trim() || null,
})
