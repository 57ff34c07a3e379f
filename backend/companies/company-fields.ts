import type { Schemas } from '../call'
import { createFieldTable } from '../documents/field-table'
import { toLoggedPaymentTerms } from '../documents/logged-terms'
import type { ScopedActor } from '../people/actor'
import { hasGlobalRole } from '../people/roles'
import type { CompanyWrite } from './company-row'

/** A company as it is logged: its fields, with the names of its manager and its client. */
export type LoggedCompany = CompanyWrite & {
  manager_name: string | null
  client_name: string | null
}

/** Every field of a company, in the order in which the log tells what changed. */
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
    payment_terms: { formatLogged: (company) => toLoggedPaymentTerms(company.payment_terms) },
    basket_hours: {},
    sees_full_amounts: { formatLogged: (company) => String(company.sees_full_amounts) },
    country_prices: { formatLogged: (company) => String(company.country_prices) },
    client_id: { formatLogged: (company) => company.client_name },
  },
})

/**
 * The fields that somebody changes who sees the company. Who it is served by and where it is, by which its managers see it, is not theirs to change; nor
 * is which client it is, whose credit it would buy on. A country manager hands companies of own countries to managers.
 */
export function getEditableCompanyFields(actor: ScopedActor): Schemas['CompanyField'][] {
  if (hasGlobalRole(actor)) return companyFields.names
  const kept = actor.role === 'country_manager' ? LOCKED_FIELDS : [...LOCKED_FIELDS, 'manager_id']
  return companyFields.names.filter((name) => !kept.includes(name))
}

const LOCKED_FIELDS: readonly string[] = ['country', 'client_id']
