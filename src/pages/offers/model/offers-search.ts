import type { OfferSearch } from '@/entities/order'
import { listOffersSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

const { pattern } = listOffersSearch.company_id

/** What the list of offers is narrowed to, which is looked at, and of what wood one is begun. */
export type OffersSearch = OfferSearch & { offer?: string; product?: string; lot?: string }

/** Out of the address. */
export const offersSearch = createListSearchValidator<OffersSearch>({
  ...listOffersSearch,
  offer: { pattern },
  product: { pattern },
  lot: { pattern },
})

/** The part of the address that narrows the list. */
export const toOfferSearch = ({
  offer: _,
  product: __,
  lot: ___,
  ...search
}: OffersSearch): OfferSearch => search
