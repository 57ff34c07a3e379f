import { formatPort } from '@domain/ports'
import { getBusinessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import type { PaperTexts } from './texts'

/** Formats payment terms: "Net 30 days". */
export const formatPaymentTerms = (
  { t }: PaperTexts,
  { kind, net_days }: Schemas['PaymentTerms'],
): string => t(`trade.payment.${kind}`, { count: net_days ?? 0 })

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
  { timeZone }: Pick<StaffCall, 'timeZone'>,
  { format }: PaperTexts,
  moment: string,
): string =>
  format.date(getBusinessDay({ clock: () => new Date(moment), ...(timeZone && { timeZone }) }))
