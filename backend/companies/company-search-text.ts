import { toSearchText } from '../db/fold'

/** Returns the text that company search matches, without the country. */
export const toCompanySearchText = ({
  name,
  company_code,
  vat_code,
}: {
  name: string
  company_code: string | null
  vat_code: string | null
}): string => toSearchText(name, company_code, vat_code)
