import { countries } from '@/shared/api/generated/countries'
import type { components } from '@/shared/api/generated/schema'

/** What is wrong with a country beyond the contract's pattern: there is none of that code. */
export function findCountryErrors({
  country,
}: {
  readonly country: string
}): components['schemas']['FieldError'][] {
  return countries.includes(country) ? [] : [{ pointer: '/country', code: 'unknown_value' }]
}
