import type { components } from '@/shared/api/generated/schema'
import { findCountryErrors, findPaymentTermsErrors } from '../terms-rules'
import { normalizeVatCode, findVatCodeErrors } from './vat-code'

type Schemas = components['schemas']
type CheckedClient = Pick<Schemas['ClientWrite'], 'country' | 'vat_code' | 'payment_terms'>

/**
 * What is wrong with a client beyond the contract's schema, as far as no other record is needed to tell: a country that doesn't exist, a
 * VAT code that its country doesn't write, payment terms without their days. A VAT code may be written in any way.
 * @param saved the client as it is kept, null for a new one: a VAT code that is already kept is not refused while it and the country stay
 * the same
 */
export function findClientErrors(
  client: CheckedClient,
  saved: Pick<CheckedClient, 'country' | 'vat_code'> | null,
): Schemas['FieldError'][] {
  const code = normalizeVatCode(client.vat_code)
  const isKept = saved?.country === client.country && saved.vat_code === code
  return [
    ...findCountryErrors(client),
    ...(isKept ? [] : findVatCodeErrors(client.country, code)),
    ...findPaymentTermsErrors(client.payment_terms),
  ]
}
