import { formatPort } from '@domain/ports'
import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import type { PaperTexts } from './texts'

/** Formats payment terms: "Net 30 days", or "30% prepayment, 70% against documents". */
export const formatPaymentTerms = (
  texts: PaperTexts,
  { kind, net_days, parts = [] }: Schemas['PaymentTerms'],
): string =>
  kind === 'parts'
    ? parts.map((part) => formatPaymentPart(texts, part)).join(', ')
    : texts.t(`trade.payment.${kind}`, { count: net_days ?? 0 })

/** Formats a part of payment terms: "30% prepayment". */
export function formatPaymentPart(
  { t, format }: PaperTexts,
  { percent, kind, net_days, base }: Schemas['PaymentPart'],
): string {
  const values = { percent: format.percent(String(percent)) }
  return kind === 'net_days'
    ? t(`trade.payment_part.net_days_${base ?? 'invoice'}`, { ...values, count: net_days ?? 0 })
    : t(`trade.payment_part.${kind}`, values)
}

/** Formats a rule and its named place: "FCA Klaipėda (LTKLJ)". */
export const formatIncoterms = ({ rule, place }: Schemas['Incoterms']): string =>
  `${rule} ${formatPort(place)}`.trim()

/** Formats the kind and number of trucks or containers: "2 trucks". */
export const formatTransport = (
  { t }: PaperTexts,
  { kind, count }: Schemas['Transport'],
): string =>
  count === null ? t(`trade.transport.${kind}`) : t(`trade.transport.${kind}_count`, { count })

/** Formats the business day of a moment. */
export const formatBusinessDay = (
  { timeZone }: Pick<PersonCall, 'timeZone'>,
  { format }: PaperTexts,
  moment: string,
): string =>
  format.date(getBusinessDay({ clock: () => new Date(moment), ...(timeZone && { timeZone }) }))
