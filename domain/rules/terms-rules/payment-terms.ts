import type { components } from '@/shared/api/generated/schema'

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
