import type { FieldError } from '../../problems/problem'
import type { PersonWrite } from '../person-fields'

/** Checks that a client has a company, a country manager has countries, and others have neither. */
export function findRoleErrors({
  role,
  company_id,
  countries,
}: Pick<PersonWrite, 'role' | 'company_id' | 'countries'>): FieldError[] {
  const [isClient, hasCompany] = [role === 'client', company_id !== null]
  const [isCountryManager, hasCountries] = [role === 'country_manager', countries.length > 0]
  return [
    ...(isClient === hasCompany
      ? []
      : [
          {
            pointer: '/company_id',
            code: isClient ? ('required' as const) : ('unexpected' as const),
          },
        ]),
    ...(isCountryManager === hasCountries
      ? []
      : [
          {
            pointer: '/countries',
            code: isCountryManager ? ('required' as const) : ('unexpected' as const),
          },
        ]),
  ]
}
