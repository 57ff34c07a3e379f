import type { PaidSearch, PriceSearch } from '@/entities/price'
import { listPaidPricesSearch, listPricesSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the screen shows: rows of the price list for those who keep it, what they pay for the others; and the product whose prices are looked at. */
export type PriceListSearch = PriceSearch & Pick<PaidSearch, 'category'> & { product?: string }

/** Out of the address. */
export const priceListSearch = listSearch<PriceListSearch>({ ...listPricesSearch, category: listPaidPricesSearch.category, product: listPaidPricesSearch.company_id })

/** Of it what the price list is asked for. */
export const rowsOf = ({ product: _, category: __, ...search }: PriceListSearch): PriceSearch => search

/** Of it what a company that reads its own prices is asked for. */
export const paidOf = ({ list, q, sort, category }: PriceListSearch): PaidSearch => ({ ...(list && { list }), ...(q && { q }), ...(sort && { sort }), ...(category && { category }) })
