import { trimDecimal } from '@/shared/lib/timber'
import { fieldTable } from '../../documents/field-table'
import { lineTable } from '../../documents/line-table'
import { joined, loggedIncoterms, loggedPaymentTerms } from '../../documents/logged-terms'
import { titleOfWood, woodFields, type LoggedWood } from '../../wood-lines/wood-fields'
import type { SupplyField, SupplyLineWrite, SupplyStatus, SupplyWrite } from '../contract'

/** A supply as it is logged: its fields, with the names of what it points at. */
export type LoggedSupply = Omit<SupplyWrite, 'lines'> & {
  sawmill_name: string
  purchase_manager_name: string | null
  lines: LoggedLine[]
}
type LoggedLine = SupplyLineWrite & LoggedWood

/** Until the mill has the order, everything is open. */
const DRAFT: readonly SupplyStatus[] = ['draft']
/** The mill may answer with another week, price or place; what it confirms is frozen as printed on the order, and the rate with it. */
const UNCONFIRMED: readonly SupplyStatus[] = [...DRAFT, 'ordered']
/** Papers often come after the wood. */
const LATER: readonly SupplyStatus[] = [
  ...UNCONFIRMED,
  'confirmed',
  'in_production',
  'ready',
  'loading',
  'shipped',
]

/** Every field of a supply, in the order in which the log tells what changed. */
export const supplyFields = fieldTable<SupplyWrite, LoggedSupply, SupplyStatus, SupplyField>({
  fields: {
    sawmill_id: { open: DRAFT, log: (supply) => supply.sawmill_name },
    purchase_manager_id: { open: LATER, log: (supply) => supply.purchase_manager_name },
    currency: { open: DRAFT },
    exchange_rate: { open: UNCONFIRMED },
    payment_terms: { open: DRAFT, log: (supply) => loggedPaymentTerms(supply.payment_terms) },
    incoterms: { open: DRAFT, log: (supply) => loggedIncoterms(supply.incoterms) },
    loading_place: { open: UNCONFIRMED },
    ready_week: { open: UNCONFIRMED },
    deposit: { open: UNCONFIRMED },
    inspection_required: { open: UNCONFIRMED },
    certificate_claim: { open: DRAFT },
    due_diligence_reference: { open: LATER },
    verification_number: { open: LATER },
    harvest_countries: {
      open: LATER,
      log: (supply) => joined(...supply.harvest_countries) || null,
    },
    tolerance_percent: { open: DRAFT },
    notes: { open: LATER },
  },
  lines: lineTable<SupplyLineWrite, LoggedLine, SupplyStatus>({
    open: DRAFT,
    title: titleOfWood,
    fields: {
      ...woodFields,
      price: { open: UNCONFIRMED, compared: ({ price }) => trimmed(price) },
      confirmed_quantity: {
        open: ['ordered'],
        compared: (line) => trimmed(line.confirmed_quantity),
        log: (line) => trimmed(line.confirmed_quantity),
      },
      ready_quantity: {
        open: ['confirmed', 'in_production', 'ready'],
        compared: (line) => trimmed(line.ready_quantity),
        log: (line) => trimmed(line.ready_quantity),
      },
    },
  }),
})

/** Of numbers 0.385 and 0.3850 are one. */
const trimmed = (number: string | null): string | null => number && trimDecimal(number)
