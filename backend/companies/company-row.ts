import { normalizeVatCode } from '@domain/rules/client-rules'
import type { Schemas } from '../call'
import { fold } from '../db/fold'
import type { Row } from '../db/tables'
import { toCompanySearchText } from './company-search-text'

export type CompanyWrite = Schemas['CompanyWrite']

/** Initial values of a company that signed up. */
export const newCompanyDefaults = {
  size: 'small',
  payment_terms: { kind: 'prepayment', net_days: null },
  basket_hours: 24,
  sees_full_amounts: false,
  country_prices: false,
  client_id: null,
} satisfies Partial<CompanyWrite>

/** Returns the company with normalized codes. */
export const normalizeCompany = (company: CompanyWrite): CompanyWrite => ({
  ...company,
  vat_code: normalizeVatCode(company.vat_code),
})

/** Returns the columns of a write; the link is stored with the client. */
export function toCompanyColumns(company: CompanyWrite) {
  const { client_id: _client, payment_terms, sees_full_amounts, country_prices, ...rest } = company
  return {
    ...rest,
    name_key: fold(company.name),
    payment_kind: payment_terms.kind,
    payment_net_days: payment_terms.net_days,
    sees_full_amounts: Number(sees_full_amounts),
    country_prices: Number(country_prices),
    search_text: toCompanySearchText(company),
  }
}

/** Converts a stored company to a payload, to compare it with a change. */
export function toCompanyWrite(row: Row<'companies'>, clientId: string | null): CompanyWrite {
  return {
    name: row.name,
    country: row.country,
    company_code: row.company_code,
    vat_code: row.vat_code,
    address: row.address,
    size: row.size,
    manager_id: row.manager_id,
    payment_terms: { kind: row.payment_kind, net_days: row.payment_net_days },
    basket_hours: row.basket_hours,
    sees_full_amounts: row.sees_full_amounts === 1,
    country_prices: row.country_prices === 1,
    client_id: clientId,
  }
}
