import * as v from 'valibot'
import { countries } from '@/shared/api/generated/countries'
import { hasUnknownCents, isWeek } from '@domain/timber'
import { vPositiveAmount } from '@/shared/api/generated/validators'
import type { FieldError } from '../problems/problem'

export const createSumTooLargeError = (pointer: string): FieldError => ({
  pointer,
  code: 'sum_too_large',
})

/** Sums have the same limit as amounts, also below zero. */
export const isSumTooLarge = (sum: string | null): boolean =>
  sum !== null && !v.is(vPositiveAmount, sum.replace('-', ''))

/** True if the day exists. 30 February has the right format, but does not. */
export function isValidDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Returns an error for an exchange rate of a euro document. */
export function findRateErrors({
  currency,
  exchange_rate,
}: {
  currency: string
  exchange_rate: string | null
}): FieldError[] {
  return currency === 'EUR' && exchange_rate !== null
    ? [{ pointer: '/exchange_rate', code: 'unexpected' }]
    : []
}

/**
 * Returns an error for each amount or price with cents in a currency that has none.
 * @param amounts by JSON pointer
 */
export const findCentsErrors = (
  currency: string,
  amounts: Readonly<Record<string, string | null>>,
): FieldError[] =>
  Object.entries(amounts).flatMap(([pointer, amount]): FieldError[] =>
    amount !== null && hasUnknownCents(amount, currency)
      ? [{ pointer, code: 'no_cents', params: { currency } }]
      : [],
  )

/** Returns the errors of a range of weeks. `from` and `to` are the names of its fields. */
export function findWeeksErrors<From extends string, To extends string>(
  weeks: Record<From | To, string | null>,
  from: From,
  to: To,
): FieldError[] {
  const [first, last] = [weeks[from], weeks[to]]
  const errors: FieldError[] = []
  if (first !== null && !isWeek(first)) errors.push({ pointer: `/${from}`, code: 'wrong_format' })
  if (last !== null && !isWeek(last)) errors.push({ pointer: `/${to}`, code: 'wrong_format' })
  if (last !== null && first === null) errors.push({ pointer: `/${from}`, code: 'required' })
  if (last !== null && first !== null && last < first)
    errors.push({ pointer: `/${to}`, code: 'week_order' })
  return errors
}

/** True if the UN/LOCODE begins with a known country. */
export const hasLocodeCountry = (code: string): boolean => countries.includes(code.slice(0, 2))
