import { countries } from '@/shared/api/generated/countries'
import type { components } from '@/shared/api/generated/schema'

/** Checks that the country code is assigned, which the contract's pattern cannot. */
export function findCountryErrors({
  country,
}: {
  readonly country: string
}): components['schemas']['FieldError'][] {
  return countries.includes(country) ? [] : [{ pointer: '/country', code: 'unknown_value' }]
}
