import type { CompanySearch } from '@/entities/company'
import { listCompaniesSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** Search and filters of the list of companies, from the address. */
export const companiesSearch = createListSearchValidator<CompanySearch>(listCompaniesSearch)
