import type { components } from '@/shared/api/generated/schema'
import { shiftDay } from './days'
import { splitCents } from './shares'

type PaymentTerms = components['schemas']['PaymentTerms']
type PaymentPart = components['schemas']['PaymentPart']

/** An amount to be split, in hundredths of its currency. */
interface Money {
  readonly cents: number
  readonly currency: string
}

/** An amount that is due on a day, in cents. The day is null while it is unknown. */
export interface Instalment {
  readonly due_on: string | null
  readonly cents: number
}

/** A departed part of a deal. Days are `YYYY-MM-DD`. */
export interface Shipment {
  readonly litres: number
  readonly departedOn: string
  /** Null until it is delivered. */
  readonly deliveredOn: string | null
  /** Null until it is invoiced. */
  readonly invoice: { readonly issuedOn: string; readonly dueOn: string } | null
}

/** Days of a deal that its instalments depend on. */
export interface PaymentDays {
  /** Null until the client has confirmed. */
  readonly confirmedOn: string | null
  readonly shipments: readonly Shipment[]
  /** Volume that has not departed. */
  readonly restLitres: number
}

/**
 * Splits an amount into instalments by its payment terms, the earliest first and those without a
 * day last. A prepayment is due on the day of the confirmation. Cash against documents and a letter
 * of credit are due on the day of departure. Net days follow the invoice, or the departure while
 * there is none. Departed wood is due by its share of the volume.
 * @param money the whole amount; the instalments add up to it exactly
 */
export function computeInstalments(
  terms: PaymentTerms,
  { cents, currency }: Money,
  days: PaymentDays,
): Instalment[] {
  const parts = toParts(terms)
  const amounts = splitByPercent(parts, { cents, currency })
  const byDay = new Map<string | null, number>()
  for (const [i, part] of parts.entries())
    for (const { due_on, cents: share } of splitPart(
      part,
      { cents: amounts[i] ?? 0, currency },
      days,
      terms,
    ))
      byDay.set(due_on, (byDay.get(due_on) ?? 0) + share)
  return [...byDay]
    .map(([due_on, sum]) => ({ due_on, cents: sum }))
    .filter((instalment) => instalment.cents !== 0)
    .toSorted((a, b) => (a.due_on ?? '9999').localeCompare(b.due_on ?? '9999'))
}

/** Days that the parts of an invoice depend on. Null while they are unknown. */
export interface InvoiceDays {
  readonly issuedOn: string
  readonly confirmedOn: string | null
  readonly departedOn: string | null
  readonly deliveredOn: string | null
}

/**
 * Splits the total of an invoice into the parts of its payment terms, in their order. Other terms
 * have none.
 * @param total with VAT; the parts add up to it exactly
 */
export function splitInvoice(
  terms: PaymentTerms,
  total: Money,
  { issuedOn, confirmedOn, ...days }: InvoiceDays,
): (PaymentPart & Instalment)[] {
  const { kind, parts = [] } = terms
  if (kind !== 'parts') return []
  const shares = splitByPercent(parts, total)
  const shipment = { ...days, invoice: { issuedOn, dueOn: issuedOn } }
  return parts.map((part, i) => ({
    ...part,
    cents: shares[i] ?? 0,
    due_on: part.kind === 'prepayment' ? confirmedOn : getDueDay(part, shipment, terms),
  }))
}

/**
 * Returns the unpaid cents of each instalment. Payments are applied to the oldest first.
 * @param paidCents sum of the payments
 */
export function applyPayments<One extends Instalment>(
  instalments: readonly One[],
  paidCents: number,
): (One & { readonly unpaidCents: number })[] {
  let left = paidCents
  return instalments.map((instalment) => {
    const applied = Math.min(Math.max(left, 0), instalment.cents)
    left -= applied
    return { ...instalment, unpaidCents: instalment.cents - applied }
  })
}

type DuePart = Pick<PaymentPart, 'percent' | 'kind' | 'net_days' | 'base'>

const toParts = ({ kind, net_days, parts = [] }: PaymentTerms): readonly DuePart[] =>
  kind === 'parts'
    ? parts
    : [{ percent: 100, kind, net_days, base: kind === 'net_days' ? 'invoice' : null }]

const splitByPercent = (
  parts: readonly Pick<DuePart, 'percent'>[],
  { cents, currency }: Money,
): number[] =>
  splitCents(
    cents,
    parts.map(({ percent }) => percent),
    currency,
  )

function splitPart(
  part: DuePart,
  { cents, currency }: Money,
  { confirmedOn, shipments, restLitres }: PaymentDays,
  terms: PaymentTerms,
): Instalment[] {
  if (part.kind === 'prepayment') return [{ due_on: confirmedOn, cents }]
  const volumes = [...shipments.map(({ litres }) => litres), restLitres]
  const shares = splitCents(cents, volumes, currency)
  // Nothing has a volume, so nothing has departed.
  if (shares.every((share) => share === 0)) return [{ due_on: null, cents }]
  return shares.map((share, i) => {
    const shipment = shipments[i]
    return { due_on: shipment ? getDueDay(part, shipment, terms) : null, cents: share }
  })
}

function getDueDay(
  { kind, net_days, base }: DuePart,
  {
    departedOn,
    deliveredOn,
    invoice,
  }: Pick<Shipment, 'deliveredOn' | 'invoice'> & Pick<InvoiceDays, 'departedOn'>,
  terms: PaymentTerms,
): string | null {
  if (kind !== 'net_days') return departedOn
  // The printed day stays, also if the terms were revised afterwards.
  if (invoice && terms.kind === 'net_days') return invoice.dueOn
  const firstDay =
    base === 'delivery'
      ? deliveredOn
      : base === 'invoice'
        ? (invoice?.issuedOn ?? departedOn)
        : departedOn
  return firstDay && shiftDay(firstDay, net_days ?? 0)
}
