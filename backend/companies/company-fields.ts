import type { Schemas } from '../call'
import { fieldTable } from '../documents/field-table'
import { loggedPaymentTerms } from '../documents/logged-terms'
import type { ScopedActor } from '../people/actor'
import { isGlobal } from '../people/staff'
import type { CompanyWrite } from './company-row'

/** A company as it is logged: its fields, with the names of its manager and its client. */
export type LoggedCompany = CompanyWrite & {
  manager_name: string | null
  client_name: string | null
}

/** Every field of a company, in the order in which the log tells what changed. */
export const companyFields = fieldTable<
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
    manager_id: { log: (company) => company.manager_name },
    payment_terms: { log: (company) => loggedPaymentTerms(company.payment_terms) },
    basket_hours: {},
    sees_full_amounts: { log: (company) => String(company.sees_full_amounts) },
    country_prices: { log: (company) => String(company.country_prices) },
    client_id: { log: (company) => company.client_name },
  },
})

/**
 * The fields that somebody changes who sees the company. Who it is served by and where it is, by which its managers see it, is not theirs to change; nor
 * is which client it is, whose credit it would buy on. A country manager hands companies of own countries to managers.
 */
export function editableFields(actor: ScopedActor): Schemas['CompanyField'][] {
  if (isGlobal(actor)) return companyFields.names
  const kept = actor.role === 'country_manager' ? KEPT : [...KEPT, 'manager_id']
  return companyFields.names.filter((name) => !kept.includes(name))
}

const KEPT: readonly string[] = ['country', 'client_id']
