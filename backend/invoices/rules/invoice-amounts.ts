import {
  type Charge,
  computeGoodsAndCharges,
  computePercent,
  convertToEuro,
  sumAmounts,
} from '@domain/money'
import { shiftDay } from '@domain/calendar'
import type { Schemas } from '../../call'
import type { InvoiceLine } from './invoice-lines'
import { resolveVat } from './resolve-vat'

/** The parties and places that decide the VAT, and the rate that states it in euro. */
export type VatTerms = {
  currency: Schemas['Currency']
  seller_country: string
  client_vat_code: string | null
  destination_country: string
  /** Law of the domestic reverse charge, by the settings. */
  reverse_charge_law: string | null
  /** Rate of the day; null for euro, or if unknown. */
  exchange_rate: string | null
}

/** VAT and total of a net amount. */
export type VatAmounts = {
  /** The rate is zero if it is unknown. */
  vat: { rule: Schemas['VatRule']; rate: string; amount: string; law: string | null }
  /** Null for euro, and without VAT. */
  vat_eur: { amount: string; rate: string } | null
  total: string
  missing: Extract<Schemas['InvoiceNeedCode'], 'exchange_rate' | 'home_vat_rate'>[]
}

/** Amounts of an invoice in its currency. */
export type InvoiceAmounts = VatAmounts & {
  goods: string
  charges: Schemas['InvoicedCharge'][]
  net: string
}

/** Computes the sums and the VAT of an invoice. */
export function computeInvoiceAmounts(
  lines: readonly InvoiceLine[],
  charges: readonly Charge[],
  terms: VatTerms,
): InvoiceAmounts {
  const { currency } = terms
  const { goods, charges: charged } = computeGoodsAndCharges({ lines, charges, currency })
  const net = sumAmounts([goods, ...charged.map(({ amount }) => amount)])
  return { goods, charges: charged, net, ...computeVat(net, terms) }
}

/** Computes the VAT of a net amount, and in euro if the currency is another. */
export function computeVat(net: string, terms: VatTerms): VatAmounts {
  const { currency, exchange_rate } = terms
  const { rule, rate, law } = resolveVat(terms)
  const amount = computePercent(net, rate ?? '0.00', currency)
  const needsEuro = currency !== 'EUR' && Number(amount) !== 0
  return {
    vat: { rule, rate: rate ?? '0.00', amount, law },
    vat_eur:
      needsEuro && exchange_rate !== null
        ? { amount: convertToEuro(amount, exchange_rate), rate: exchange_rate }
        : null,
    total: sumAmounts([net, amount]),
    missing: [
      ...(rate === null ? (['home_vat_rate'] as const) : []),
      ...(needsEuro && exchange_rate === null ? (['exchange_rate'] as const) : []),
    ],
  }
}

/**
 * Returns the day on which an invoice is due in full: after the longest of its net days, else at
 * once.
 * @param day `YYYY-MM-DD`
 */
export const computeDueDay = (
  { net_days, parts = [] }: Schemas['PaymentTerms'],
  day: string,
): string => shiftDay(day, Math.max(net_days ?? 0, ...parts.map((part) => part.net_days ?? 0)))
