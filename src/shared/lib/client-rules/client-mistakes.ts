import { countries } from '@/shared/api/generated/countries'
import type { components } from '@/shared/api/generated/schema'
import { tidyVatCode, vatCodeErrors } from './vat-code'

type Schemas = components['schemas']
type Judged = Pick<Schemas['ClientWrite'], 'country' | 'vat_code' | 'payment_terms'>

/**
 * What is wrong with a client that the contract's shapes can't tell, and no other record has to: a country that is none, its VAT code in its country,
 * and the days of its payment terms. A VAT code may be written in any way.
 * @param saved the client as it is kept, null for a new one: a code kept before it was judged like this stands in the way of no other change
 */
export function clientMistakes(client: Judged, saved: Pick<Judged, 'country' | 'vat_code'> | null): Schemas['FieldError'][] {
  const code = tidyVatCode(client.vat_code)
  const isKept = saved?.country === client.country && saved.vat_code === code
  return [...countryErrors(client), ...(isKept ? [] : vatCodeErrors(client.country, code)), ...termsErrors(client)]
}

function countryErrors({ country }: Judged): Schemas['FieldError'][] {
  return countries.includes(country) ? [] : [{ pointer: '/country', code: 'unknown_value' }]
}

function termsErrors({ payment_terms: { kind, net_days } }: Judged): Schemas['FieldError'][] {
  if (kind === 'net_days' && net_days === null) return [{ pointer: '/payment_terms/net_days', code: 'net_days_required' }]
  if (kind !== 'net_days' && net_days !== null) return [{ pointer: '/payment_terms/net_days', code: 'unexpected' }]
  return []
}
