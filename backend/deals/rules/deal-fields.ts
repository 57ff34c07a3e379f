import { trimDecimal } from '@/shared/lib/timber'
import { fieldTable } from '../../documents/field-table'
import { lineTable } from '../../documents/line-table'
import { loggedIncoterms, loggedPaymentTerms, loggedTransport } from '../../documents/logged-terms'
import { titleOfWood, woodFields, type LoggedWood } from '../../wood-lines/wood-fields'
import type { DealField, DealLineWrite, DealStatus, DealWrite } from '../contract'

/** A deal as it is logged: its fields, with the names of what it points at. */
export type LoggedDeal = Omit<DealWrite, 'lines'> & {
  client_name: string
  sale_manager_name: string
  lines: LoggedLine[]
}
export type LoggedLine = DealLineWrite & LoggedWood

/** Until the client has the order confirmation, everything is open. */
const DRAFT: readonly DealStatus[] = ['draft']
/** The rate is between us and the bank; it may be open until the deal is confirmed (`editableFields` closes one that is set). */
const UNCONFIRMED: readonly DealStatus[] = [...DRAFT, 'order_confirmation']
/** Fields that are not on the order confirmation stay open until the deal is delivered. A printed term changes only by reopening the deal. */
const LATER: readonly DealStatus[] = [
  ...UNCONFIRMED,
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]

/** Every field of a deal, in the order in which the log tells what changed. */
export const dealFields = fieldTable<DealWrite, LoggedDeal, DealStatus, DealField>({
  fields: {
    client_id: { open: DRAFT, log: (deal) => deal.client_name },
    date: { open: DRAFT },
    sale_manager_id: { open: DRAFT, log: (deal) => deal.sale_manager_name },
    customer_reference: { open: DRAFT },
    incoterms: { open: DRAFT, log: (deal) => loggedIncoterms(deal.incoterms) },
    payment_terms: { open: DRAFT, log: (deal) => loggedPaymentTerms(deal.payment_terms) },
    currency: { open: DRAFT },
    exchange_rate: { open: UNCONFIRMED },
    delivery_week_from: { open: DRAFT },
    delivery_week_to: { open: DRAFT },
    transport: { open: DRAFT, log: (deal) => loggedTransport(deal.transport) },
    destination: { open: DRAFT },
    port_of_discharge: { open: DRAFT },
    tolerance_percent: { open: DRAFT },
    commission: { open: LATER, isConfidential: true, log: loggedCommission },
    planned_freight: { open: LATER, isConfidential: true },
    other_costs: { open: LATER, isConfidential: true, log: loggedCosts },
    notes: { open: LATER },
  },
  lines: lineTable<DealLineWrite, LoggedLine, DealStatus>({
    open: DRAFT,
    title: titleOfWood,
    fields: {
      ...woodFields,
      price: { compared: (line) => amountOf(line.price) },
      planned_purchase_price: {
        open: LATER,
        isConfidential: true,
        compared: (line) => amountOf(line.planned_purchase_price),
      },
    },
  }),
})

/** Of prices 0.385 and 0.3850 are one. */
const amountOf = (price: string | null): string | null => price && trimDecimal(price)

function loggedCommission({ commission, currency }: DealWrite): string | null {
  return commission && `${commission.value} ${commission.kind === 'percent' ? '%' : currency}`
}

function loggedCosts({ other_costs }: DealWrite): string | null {
  return other_costs.map((cost) => `${cost.name} ${cost.amount}`).join('; ') || null
}
