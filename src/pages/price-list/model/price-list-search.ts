import type { CompanyPriceSearch, PriceSearch } from '@/entities/price'
import { listCompanyPricesSearch, listPricesSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** Search of the screen: price rows for staff, prices paid for clients, and the open product. */
export type PriceListSearch = PriceSearch &
  Pick<CompanyPriceSearch, 'category'> & { product?: string }

export const priceListSearch = createListSearchValidator<PriceListSearch>({
  ...listPricesSearch,
  category: listCompanyPricesSearch.category,
  product: listCompanyPricesSearch.company_id,
})

/** Returns the filters of the price list. */
export const toPriceSearch = ({
  product: _,
  category: __,
  ...search
}: PriceListSearch): PriceSearch => search

/** Returns the filters of the prices a company pays. */
export const toCompanyPriceSearch = ({
  list,
  q,
  sort,
  category,
}: PriceListSearch): CompanyPriceSearch => ({
  ...(list && { list }),
  ...(q && { q }),
  ...(sort && { sort }),
  ...(category && { category }),
})
