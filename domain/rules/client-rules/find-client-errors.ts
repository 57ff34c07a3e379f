import type { components } from '@contract/schema'
import { findCountryErrors, findPaymentTermsErrors } from '../terms-rules'
import { normalizeVatCode, findVatCodeErrors } from './vat-code'

type Schemas = components['schemas']
type CheckedClient = Pick<Schemas['ClientWrite'], 'country' | 'vat_code' | 'payment_terms'>

/**
 * Validates a client beyond the contract's schema: country, VAT code and payment terms. The VAT
 * code may be written with any separators.
 * @param saved the saved client, null for a new one: a saved VAT code stays valid while it and the
 * country are unchanged
 */
export function findClientErrors(
  client: CheckedClient,
  saved: Pick<CheckedClient, 'country' | 'vat_code'> | null,
): Schemas['FieldError'][] {
  const code = normalizeVatCode(client.vat_code)
  const isUnchanged = saved?.country === client.country && saved.vat_code === code
  return [
    ...findCountryErrors(client),
    ...(isUnchanged ? [] : findVatCodeErrors(client.country, code)),
    ...findPaymentTermsErrors(client.payment_terms),
  ]
}
