import type { CompanySearch } from '@/entities/company'
import { listCompaniesSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** Search and filters of the list of companies, from the address. */
export const companiesSearch = listSearch<CompanySearch>(listCompaniesSearch)
