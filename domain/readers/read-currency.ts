import { vCurrency } from '@contract/validators'
import type { components } from '@contract/schema'
import { EMPTY_VALUE, refuse, type ReadValue } from './problem'

type Currency = components['schemas']['Currency']

/** Signs that belong to one currency of the contract. */
const SIGNS: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  US$: 'USD',
  ZŁ: 'PLN',
}

/** Parses a currency by its code or sign: "eur", "€". */
export function readCurrency(text: string): ReadValue<Currency> {
  const word = text.trim().toUpperCase()
  if (word === '') return EMPTY_VALUE
  const currency = SIGNS[word] ?? vCurrency.options.find((each) => each === word)
  return currency ? { ok: true, value: currency } : refuse({ code: 'no_currency' })
}
