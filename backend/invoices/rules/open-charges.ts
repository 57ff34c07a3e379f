import type { Charge } from '@domain/timber'
import { dequal } from 'dequal/lite'
import type { Schemas } from '../../call'

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
