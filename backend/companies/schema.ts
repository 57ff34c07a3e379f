import type { Schemas } from '../call'
import { DEFAULT_RESERVATION_PERCENT } from '../baskets/rules/reservation-limit'
import { createFieldTable } from '../records/field-table'
import { formatLoggedPaymentTerms, toPaymentColumns, toPaymentTerms } from '../documents/terms'
import type { ScopedActor } from '../people/roles'
import { normalizeVatCode } from '@domain/rules/client-rules'
import { getLockedCompanyFields } from '@domain/rules/role-rules'
import { fold } from '@domain/text/fold'
import { toSearchText } from '../db/fold'
import type { Row } from '../db/tables'

/** Logged values of a company: its fields and the names of its manager and client. */
export type LoggedCompany = CompanyWrite & {
  manager_name: string | null
  client_name: string | null
}

/** Every field of a company, in the order of the log. */
export const companyFields = createFieldTable<
  CompanyWrite,
  LoggedCompany,
  never,
  Schemas['CompanyField']
>({
  fields: {
    name: {},
    country: {},
    company_code: {},
    vat_code: {},
    address: {},
    size: {},
    manager_id: { formatLogged: (company) => company.manager_name },
    payment_terms: { formatLogged: (company) => formatLoggedPaymentTerms(company.payment_terms) },
    basket_hours: {},
    reservation_percent: {},
    sees_full_amounts: { formatLogged: (company) => String(company.sees_full_amounts) },
    country_prices: { formatLogged: (company) => String(company.country_prices) },
    client_id: { formatLogged: (company) => company.client_name },
  },
})

/** Returns the fields that the person may change. */
export function getEditableCompanyFields(actor: ScopedActor): Schemas['CompanyField'][] {
  const locked = getLockedCompanyFields(actor)
  return companyFields.names.filter((name) => !locked.includes(name))
}

export type CompanyWrite = Schemas['CompanyWrite']

/** Initial values of a company that signed up. */
export const NEW_COMPANY_DEFAULTS = {
  size: 'small',
  payment_terms: { kind: 'prepayment', net_days: null },
  basket_hours: 24,
  reservation_percent: DEFAULT_RESERVATION_PERCENT,
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
    ...toPaymentColumns(payment_terms),
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
    payment_terms: toPaymentTerms(row),
    basket_hours: row.basket_hours,
    reservation_percent: row.reservation_percent,
    sees_full_amounts: row.sees_full_amounts === 1,
    country_prices: row.country_prices === 1,
    client_id: clientId,
  }
}

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
