import type { components } from '@contract/schema'
import { shiftDay } from '@domain/calendar/days'
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

/** A part of a deal that has departed or is invoiced. Days are `YYYY-MM-DD`. */
export interface Shipment {
  readonly litres: number
  /** Null until it departs. */
  readonly departedOn: string | null
  /** Null until it is delivered. */
  readonly deliveredOn: string | null
  /** Null until it is invoiced. */
  readonly invoice: ShippedInvoice | null
}

interface ShippedInvoice {
  readonly issuedOn: string
  readonly dueOn: string
  readonly netCents: number
  readonly vatCents: number
}

type ShipmentDays = Pick<Shipment, 'departedOn' | 'deliveredOn'> & {
  readonly invoice: Pick<ShippedInvoice, 'issuedOn' | 'dueOn'> | null
}

/** Days of a deal that its instalments depend on. */
export interface PaymentDays {
  /** Null until the client has confirmed. */
  readonly confirmedOn: string | null
  readonly shipments: readonly Shipment[]
  /** Volume that is neither departed nor invoiced. */
  readonly restLitres: number
}

/**
 * Splits an amount into instalments by its payment terms, the earliest first and those without a
 * day last. A prepayment is due on the day of the confirmation. Cash against documents and a letter
 * of credit are due on the day of departure. Net days follow the invoice, or the departure while
 * there is none. An invoiced shipment has the amount of its invoice, another its share by volume of
 * the rest.
 * @param net the whole amount without VAT; the instalments add up to it and the VAT of the invoices
 */
export function computeInstalments(
  terms: PaymentTerms,
  net: Money,
  days: PaymentDays,
): Instalment[] {
  const parts = toParts(terms)
  const amounts = splitByPercent(parts, net)
  const shares = splitByShipment(net, days)
  const prepayments = parts.map((part, i) =>
    part.kind === 'prepayment' ? splitCents(amounts[i] ?? 0, shares, net.currency) : null,
  )
  const instalments = [
    ...prepayments.flatMap((prepaid, i) =>
      prepaid ? [{ due_on: days.confirmedOn, cents: amounts[i] ?? 0 }] : [],
    ),
    ...shares.flatMap((cents, i) =>
      splitShipment(
        parts.map((part, k) => ({ ...part, prepaid: prepayments[k]?.[i] ?? null })),
        { cents, currency: net.currency },
        days.shipments[i],
        terms,
      ),
    ),
  ]
  const byDay = new Map<string | null, number>()
  for (const { due_on, cents } of instalments) byDay.set(due_on, (byDay.get(due_on) ?? 0) + cents)
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

/**
 * Splits a net amount into those of the shipments and, last, of the rest. What is not invoiced is
 * split by volume. If the invoices exceed the amount, it is split by theirs.
 */
function splitByShipment(
  { cents, currency }: Money,
  { shipments, restLitres }: PaymentDays,
): number[] {
  const nets = [...shipments.map(({ invoice }) => invoice?.netCents ?? 0), 0]
  const invoiced = nets.reduce((sum, net) => sum + net, 0)
  if (invoiced > cents && invoiced > 0) return splitCents(cents, nets, currency)
  const volumes = [...shipments.map(({ invoice, litres }) => (invoice ? 0 : litres)), restLitres]
  // Charges that are not invoiced belong to no shipment.
  const weights = volumes.some((litres) => litres > 0)
    ? volumes
    : nets.map((_, i) => Number(i === shipments.length))
  const open = splitCents(cents - invoiced, weights, currency)
  return nets.map((net, i) => net + (open[i] ?? 0))
}

/**
 * Splits a shipment, or the rest of a deal, into the parts of its terms, less the prepayments. The
 * VAT of parts that were due before the invoice is due with the invoice.
 * @param parts with the cents of the shipment that are prepaid; null for other kinds
 * @param net amount without VAT
 * @param shipment undefined for the rest
 */
function splitShipment(
  parts: readonly (DuePart & { prepaid: number | null })[],
  net: Money,
  shipment: Shipment | undefined,
  terms: PaymentTerms,
): Instalment[] {
  const later = parts.filter(({ prepaid }) => prepaid === null)
  const cents = parts.reduce((left, { prepaid }) => left - (prepaid ?? 0), net.cents)
  const amounts = splitByPercent(later, { ...net, cents })
  const instalments = later.map((part, i) => ({
    due_on: shipment ? getDueDay(part, shipment, terms) : null,
    cents: amounts[i] ?? 0,
  }))
  const invoice = shipment?.invoice
  if (!invoice) return instalments
  const nets = splitByPercent(parts, net)
  const totals = splitByPercent(parts, { ...net, cents: net.cents + invoice.vatCents })
  const vat = parts.map((part, i) => {
    const day = part.prepaid === null ? getDueDay(part, shipment, terms) : ''
    return {
      due_on: day !== null && day < invoice.issuedOn ? invoice.dueOn : day,
      cents: (totals[i] ?? 0) - (nets[i] ?? 0),
    }
  })
  return [...instalments, ...vat]
}

function getDueDay(
  { kind, net_days, base }: DuePart,
  { departedOn, deliveredOn, invoice }: ShipmentDays,
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
