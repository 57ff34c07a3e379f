import type { Charge } from '@domain/money'
import { dequal } from 'dequal/lite'
import type { Schemas } from '../../call'
import type { FieldError } from '../../problems/problem'

/** An invoice that is not credited, with its charges. */
export type ChargingInvoice = Schemas['InvoiceRef'] & { charges: readonly Charge[] }

/**
 * Returns the charges of a deal, each with the invoice that charges it. A percentage belongs to
 * every invoice, because it follows the goods; any other charge is invoiced once. Equal charges are
 * matched in order.
 */
export function listOpenCharges(
  charges: readonly Charge[],
  invoices: readonly ChargingInvoice[],
): Schemas['OpenCharge'][] {
  const charged = invoices.flatMap(({ id, number, charges: all }) =>
    all.map((charge) => ({ charge, invoice: { id, number } })),
  )
  return charges.map((charge, i) => {
    const is_always_charged = charge.basis === 'percent'
    const at = is_always_charged ? -1 : charged.findIndex((one) => dequal(one.charge, charge))
    const [found] = at === -1 ? [] : charged.splice(at, 1)
    return { position: i + 1, charge, invoice: found?.invoice ?? null, is_always_charged }
  })
}

/** Finds the invoiced charges of a deal in its revised charges; `at` is -1 for one that is gone. */
function matchInvoicedCharges(
  charges: readonly Charge[],
  revised: readonly Charge[],
  invoices: readonly ChargingInvoice[],
) {
  const matched = new Set<number>()
  return listOpenCharges(charges, invoices).flatMap(({ position, charge, invoice }) => {
    if (!invoice) return []
    const at = revised.findIndex((one, i) => !matched.has(i) && dequal(one, charge))
    matched.add(at)
    return [{ position, invoice, at }]
  })
}

/**
 * Returns the indexes of the revised charges that stay as they are, because an invoice has them.
 */
export const findInvoicedCharges = (
  charges: readonly Charge[],
  revised: readonly Charge[],
  invoices: readonly ChargingInvoice[],
): number[] =>
  matchInvoicedCharges(charges, revised, invoices).flatMap(({ at }) => (at === -1 ? [] : at))

/**
 * Returns errors for charges of an invoice that a revised deal changes or removes: they would be
 * invoiced again. Percentages can change, because each invoice has its own.
 */
export function findInvoicedChargeErrors(
  charges: readonly Charge[],
  revised: readonly Charge[],
  invoices: readonly ChargingInvoice[],
): FieldError[] {
  const numbers = new Map<string, Set<string>>()
  for (const { position, invoice, at } of matchInvoicedCharges(charges, revised, invoices)) {
    if (at !== -1) continue
    // Positions are comparable only while no charge is added, removed or moved.
    const isSamePlace =
      revised.length === charges.length &&
      !charges.some((charge) => dequal(charge, revised[position - 1]))
    const pointer = isSamePlace ? `/charges/${position - 1}` : '/charges'
    numbers.set(pointer, (numbers.get(pointer) ?? new Set()).add(invoice.number))
  }
  return [...numbers].map(([pointer, all]) => ({
    pointer,
    code: 'invoiced',
    params: { number: [...all].join(', ') },
  }))
}
