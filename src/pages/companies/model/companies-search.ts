import type { CompanySearch } from '@/entities/company'
import { listCompaniesSearch } from '@/shared/api/generated/searches'
import { listSearch } from '@/shared/lib/list-search'

/** What the list of companies is narrowed to, out of the address. */
export const companiesSearch = listSearch<CompanySearch>(listCompaniesSearch)
