import type { PaidSearch, PriceSearch } from '@/entities/price'
import { listPaidPricesSearch, listPricesSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** What the screen shows: rows of the price list for those who keep it, what they pay for the others; and the product whose prices are looked at. */
export type PriceListSearch = PriceSearch & Pick<PaidSearch, 'category'> & { product?: string }

/** Out of the address. */
export const priceListSearch = createListSearchValidator<PriceListSearch>({
  ...listPricesSearch,
  category: listPaidPricesSearch.category,
  product: listPaidPricesSearch.company_id,
})

/** The part of the address that narrows the price list. */
export const toPriceSearch = ({
  product: _,
  category: __,
  ...search
}: PriceListSearch): PriceSearch => search

/** The part of the address that narrows what a company pays. */
export const toPaidSearch = ({ list, q, sort, category }: PriceListSearch): PaidSearch => ({
  ...(list && { list }),
  ...(q && { q }),
  ...(sort && { sort }),
  ...(category && { category }),
})
