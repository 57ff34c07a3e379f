import type { PaidSearch, PriceSearch } from '@/entities/price'
import { listPaidPricesSearch, listPricesSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** Search of the screen: price rows for staff, prices paid for clients, and the open product. */
export type PriceListSearch = PriceSearch & Pick<PaidSearch, 'category'> & { product?: string }

export const priceListSearch = createListSearchValidator<PriceListSearch>({
  ...listPricesSearch,
  category: listPaidPricesSearch.category,
  product: listPaidPricesSearch.company_id,
})

/** Returns the filters of the price list. */
export const toPriceSearch = ({
  product: _,
  category: __,
  ...search
}: PriceListSearch): PriceSearch => search

/** Returns the filters of the prices a company pays. */
export const toPaidSearch = ({ list, q, sort, category }: PriceListSearch): PaidSearch => ({
  ...(list && { list }),
  ...(q && { q }),
  ...(sort && { sort }),
  ...(category && { category }),
})
