import { searchText } from '../db/fold'

/** What a company is found by beside its country. */
export const companySearchText = ({
  name,
  company_code,
  vat_code,
}: {
  name: string
  company_code: string | null
  vat_code: string | null
}): string => searchText(name, company_code, vat_code)
