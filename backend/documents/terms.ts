import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { countries } from '@contract/countries'
import { findFutureDayErrors } from '@domain/rules/terms-rules'
import { countDays, compareWeeks, getWeekEnd } from '@domain/calendar'
import { trimToCurrency } from '@domain/money'
import { vDay, vPositiveAmount } from '@contract/validators'
import { parseJson, toJson } from '../db/rows'
import type { PaymentColumns } from '../db/tables/columns'
import { type FieldError, Problem } from '../problems/problem'
import type { Schemas } from '../call'

export const createSumTooLargeError = (pointer: string): FieldError => ({
  pointer,
  code: 'sum_too_large',
})

/** Sums have the same limit as amounts, also below zero. */
export const isSumTooLarge = (sum: string | null): boolean =>
  sum !== null && !v.is(vPositiveAmount, sum.replace('-', ''))

/**
 * True if the day exists and is within the contract's years. 30 February has the right format, but
 * does not exist.
 */
export function isValidDay(day: string): boolean {
  if (!v.is(vDay, day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Returns the errors of a day that must exist and may not be later than today. */
export const findPastDayErrors = (pointer: string, day: string, today: string): FieldError[] =>
  isValidDay(day) ? findFutureDayErrors(pointer, day, today) : [{ pointer, code: 'wrong_format' }]

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

/** Returns a log format of a price or amount: with the decimals of its currency. */
export const createAmountLogger =
  <Name extends string>(name: Name) =>
  (logged: Record<Name, string | null> & { currency: Schemas['Currency'] }): string | null => {
    const amount = logged[name]
    return amount && trimToCurrency(amount, logged.currency)
  }

/** True if the UN/LOCODE begins with a known country. */
export const hasLocodeCountry = (code: string): boolean => countries.includes(code.slice(0, 2))

/**
 * Checks that the last week is not before the first.
 * @param last the parameter of the last week
 * @throws Problem 422
 */
export function assertWeekOrder(
  { week_from, week_to }: { week_from?: string | undefined; week_to?: string | undefined },
  last = 'week_to',
): void {
  if (week_from === undefined || week_to === undefined || compareWeeks(week_from, week_to) <= 0)
    return
  throw Problem.invalid({ pointer: `?${last}`, code: 'week_order' })
}

/**
 * Returns the days since the end of a week; null before that.
 * @param today `YYYY-MM-DD`
 */
export function countDaysPastWeek(week: string, today: string): number | null {
  const days = countDays(getWeekEnd(week), today)
  return days > 0 ? days : null
}

type TradeTerms = { incoterms: Schemas['Incoterms']; payment_terms: Schemas['PaymentTerms'] }
export type TradeColumns = Selectable<PaymentColumns> & {
  incoterms_rule: Schemas['Incoterms']['rule']
  incoterms_place: string
}

/** Converts payment terms to columns. */
export const toPaymentColumns = ({ kind, net_days, parts }: Schemas['PaymentTerms']) => ({
  payment_kind: kind,
  payment_net_days: net_days,
  payment_parts: parts ? toJson(parts) : null,
})

/** Converts columns to payment terms. */
export const toPaymentTerms = (row: Selectable<PaymentColumns>): Schemas['PaymentTerms'] => ({
  kind: row.payment_kind,
  net_days: row.payment_net_days,
  ...(row.payment_parts !== null && { parts: parseJson(row.payment_parts) }),
})

/** Converts incoterms and payment terms to columns. */
export const toTradeColumns = ({ incoterms, payment_terms }: TradeTerms): TradeColumns => ({
  incoterms_rule: incoterms.rule,
  incoterms_place: incoterms.place,
  ...toPaymentColumns(payment_terms),
})

export const toTradeTerms = (row: TradeColumns): TradeTerms => ({
  incoterms: { rule: row.incoterms_rule, place: row.incoterms_place },
  payment_terms: toPaymentTerms(row),
})

/** Formats trade terms for the log, in the words of the contract. */
export const formatLoggedIncoterms = ({ rule, place }: Schemas['Incoterms']): string =>
  `${rule} ${place}`.trim()

/**
 * Formats payment terms for the log: `net_days 30`, or `30 prepayment; 70 net_days 14 delivery`.
 */
export const formatLoggedPaymentTerms = ({
  kind,
  net_days,
  parts,
}: Schemas['PaymentTerms']): string =>
  parts
    ? parts.map((part) => joinWords(part.percent, part.kind, part.net_days, part.base)).join('; ')
    : joinWords(kind, net_days)

export const formatLoggedTransport = ({ kind, count }: Schemas['Transport']): string =>
  joinWords(kind, count)

export const formatLoggedContacts = (contacts: readonly Schemas['Contact'][]): string | null =>
  contacts
    .map(({ name, role, email, phone }) =>
      [name, role, email, phone].filter((part) => part !== null).join(', '),
    )
    .join('; ') || null

/** Joins the parts with spaces, without nulls. */
export const joinWords = (...parts: (string | number | null)[]): string =>
  parts.filter((part) => part !== null).join(' ')
