import { stripCurrency } from './strip-currency'
import { stripVatMark } from './strip-vat-mark'

/** An amount without the words around it, or which of them it can't be read with. */
export type StrippedAmount =
  | { readonly ok: true; readonly text: string }
  /** It has value added tax in it; amounts are agreed, entered and compared without. */
  | { readonly ok: false; readonly code: 'with_vat' }
  /** `written` is the sign or code of another currency, as it stands there. */
  | { readonly ok: false; readonly code: 'other_currency'; readonly written: string }

/** An amount of `currency` (ISO 4217) without its sign or code and without saying that it is net of tax: "£100.50", "312 € HT", "312 €/m³". */
export function stripAmount(written: string, currency: string): StrippedAmount {
  const { text, hasVat } = stripVatMark(written)
  if (hasVat) return { ok: false, code: 'with_vat' }
  const bare = stripCurrency(text, currency)
  return bare.foreign === null
    ? { ok: true, text: bare.text }
    : { ok: false, code: 'other_currency', written: bare.foreign }
}
