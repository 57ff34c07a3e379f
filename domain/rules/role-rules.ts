import type { components } from '@contract/schema'

type Schemas = components['schemas']
type Role = Schemas['Role']
interface WithRole {
  readonly role: Role
}

/** True for global managers and admins, who may do anything that staff may. */
export const hasGlobalRole = ({ role }: WithRole): boolean =>
  role === 'global_manager' || role === 'admin'

/** True for users who record payments: sale managers, of their own deals, and global roles. */
export const canRecordPayments = (person: WithRole): boolean =>
  person.role === 'sale_manager' || hasGlobalRole(person)

/** True for users who choose a deal's sale manager. A sale manager's deal is always their own. */
export const canAssignSaleManager = ({ role }: WithRole): boolean => role !== 'sale_manager'

/** Roles that buy wood. */
export const PURCHASE_ROLES: readonly Role[] = ['purchase_manager', 'global_manager', 'admin']

/** Roles that approve inspection reports and see those of all inspectors. */
export const APPROVER_ROLES: readonly Role[] = [...PURCHASE_ROLES]

/**
 * Returns the scopes for which the user sets prices, the narrowest first. Managers are limited to
 * their companies, country managers also to their countries.
 */
export function listPriceScopes(person: WithRole): readonly Schemas['PriceScope'][] {
  if (hasGlobalRole(person)) return ['company', 'country', 'general']
  if (person.role === 'country_manager') return ['company', 'country']
  return person.role === 'manager' ? ['company'] : []
}

/**
 * Returns the fields of a saved company that the user can't edit. The manager and country decide
 * who sees the company, and the client whose credit it buys on. Country managers assign managers in
 * their countries. The limit of reservations is for admins alone.
 */
export function getLockedCompanyFields(person: WithRole): readonly Schemas['CompanyField'][] {
  if (person.role === 'admin') return []
  if (hasGlobalRole(person)) return ['reservation_percent']
  return [
    'reservation_percent',
    'country',
    'client_id',
    ...(person.role === 'country_manager' ? [] : (['manager_id'] as const)),
  ]
}

/** True if the user may grant the role. */
export const canGrantRole = (person: WithRole, role: Role): boolean =>
  role !== 'admin' || person.role === 'admin'

/** Checks that a client has a company, a country manager has countries, and others have neither. */
export function findRoleErrors({
  role,
  company_id,
  countries,
}: Pick<Schemas['PersonWrite'], 'role' | 'company_id' | 'countries'>): Schemas['FieldError'][] {
  const isClient = role === 'client'
  const isCountryManager = role === 'country_manager'
  const errors: Schemas['FieldError'][] = []
  if (isClient !== (company_id !== null))
    errors.push({ pointer: '/company_id', code: isClient ? 'required' : 'unexpected' })
  if (isCountryManager !== countries.length > 0)
    errors.push({ pointer: '/countries', code: isCountryManager ? 'required' : 'unexpected' })
  return errors
}
