import { toSearchText } from '../db/fold'

/** What a company is found by beside its country. */
export const toCompanySearchText = ({
  name,
  company_code,
  vat_code,
}: {
  name: string
  company_code: string | null
  vat_code: string | null
}): string => toSearchText(name, company_code, vat_code)
