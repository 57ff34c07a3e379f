import type { OfferTerms, OfferWrite } from '@/entities/order'
import type { ChosenCompany } from '@/features/choose-company'
import { isDecimal, toNumber } from '@/shared/lib/numbers'
import { formatDecimal, parseDecimal, withPlaces } from '@/shared/lib/timber'

/** An offer as it stands in its form: what is not said yet is empty. */
export interface OfferFormValues {
  companies: readonly ChosenCompany[]
  product: { readonly id: string; readonly name: string } | null
  /** One pack in place of a number of them. */
  lotId: string
  packs: string
  price: string
  unit: OfferWrite['price_unit']
  validUntil: string
  note: string
}

/** A price as the contract has it: with two places at least. Text that is no number stays as it is, for the contract to refuse. */
function toContractPrice(text: string): string {
  if (!isDecimal(text)) return text
  const price = parseDecimal(text)
  const places = Math.max(2, price.places)
  return formatDecimal(withPlaces(price, places), places)
}

/** What figures are asked for by; null until wood, packs and price are said. */
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

/** The offer in the contract's names; what is not said yet is null or empty. */
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
