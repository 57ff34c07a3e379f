import type { OfferSearch } from '@/entities/order'
import { listOffersSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

const { pattern } = listOffersSearch.company_id

/** Filters of the list, the open offer, and the wood of a new offer. */
export type OffersSearch = OfferSearch & { offer?: string; product?: string; lot?: string }

export const offersSearch = createListSearchValidator<OffersSearch>({
  ...listOffersSearch,
  offer: { pattern },
  product: { pattern },
  lot: { pattern },
})

/** Returns the filters alone. */
export const toOfferSearch = ({
  offer: _,
  product: __,
  lot: ___,
  ...search
}: OffersSearch): OfferSearch => search
