import { listStockProductsSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** `like` is the id of a product whose values a new product starts with. */
export const newProductSearch = createListSearchValidator<{ like?: string }>({
  like: listStockProductsSearch.company_id,
})
