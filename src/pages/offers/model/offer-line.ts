import type { Offer } from '@/entities/order'
import { countOfferedPacks } from './use-format-accepted'

/** Returns the wood of an offer as a line of a document. A single pack has its volume. */
export function toOfferLine(offer: Pick<Offer, OfferedField>) {
  const { id, product, lot, m3, price, price_unit } = offer
  return {
    id,
    product_id: product.id,
    product_name: product.name,
    specification: product.specification,
    // A single pack may have another number of pieces than the packs of its product.
    ...(lot && m3 !== null
      ? { quantity: m3, unit: 'm3' as const }
      : { quantity: String(countOfferedPacks(offer)), unit: 'pack' as const }),
    price,
    price_unit,
    certification: product.specification.certification,
    remark: null,
  }
}

type OfferedField =
  'id' | 'status' | 'product' | 'lot' | 'packs' | 'm3' | 'acceptances' | 'price' | 'price_unit'
