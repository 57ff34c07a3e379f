import { convertToEuro } from '@/shared/lib/timber'
import type { Schemas } from '../call'

/** Converts a document's amount to euro; null without an exchange rate. */
export function convertDocumentAmount(
  document: { currency: Schemas['Currency']; exchange_rate: string | null },
  amount: string,
): string | null {
  if (document.currency === 'EUR') return amount
  return document.exchange_rate === null ? null : convertToEuro(amount, document.exchange_rate)
}
