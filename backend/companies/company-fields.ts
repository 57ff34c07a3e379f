import type { Schemas } from '../call'
import { createFieldTable } from '../documents/field-table'
import { toLoggedPaymentTerms } from '../documents/logged-terms'
import type { ScopedActor } from '../people/actor'
import { hasGlobalRole } from '../people/roles'
import type { CompanyWrite } from './company-row'

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
    payment_terms: { formatLogged: (company) => toLoggedPaymentTerms(company.payment_terms) },
    basket_hours: {},
    sees_full_amounts: { formatLogged: (company) => String(company.sees_full_amounts) },
    country_prices: { formatLogged: (company) => String(company.country_prices) },
    client_id: { formatLogged: (company) => company.client_name },
  },
})

/**
 * Returns the fields that the person may change. The manager and country decide who sees the
 * company, and the client whose credit it buys on, so they are locked. Country managers may assign
 * managers in their countries.
 */
export function getEditableCompanyFields(actor: ScopedActor): Schemas['CompanyField'][] {
  if (hasGlobalRole(actor)) return companyFields.names
  const kept = actor.role === 'country_manager' ? LOCKED_FIELDS : [...LOCKED_FIELDS, 'manager_id']
  return companyFields.names.filter((name) => !kept.includes(name))
}

const LOCKED_FIELDS: readonly string[] = ['country', 'client_id']
