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

type Schemas = components['schemas']

/** Checks that net days are set for the kind `net_days`, and only for it. */
export function findPaymentTermsErrors({
  kind,
  net_days,
}: Schemas['PaymentTerms']): Schemas['FieldError'][] {
  if (kind === 'net_days' && net_days === null)
    return [{ pointer: '/payment_terms/net_days', code: 'net_days_required' }]
  if (kind !== 'net_days' && net_days !== null)
    return [{ pointer: '/payment_terms/net_days', code: 'unexpected' }]
  return []
}
