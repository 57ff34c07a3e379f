import { createFieldTable } from '../../documents/field-table'
import type { Role } from '../../call'
import type { OrderField, OrderStatus, OrderWrite } from '../contract'

/** Logged values of an order, with the name of its address. */
export type LoggedOrder = OrderWrite & { address_name: string }

const INITIAL_STATUSES: readonly OrderStatus[] = ['initial']
/** Statuses before the confirmation by staff. */
const UNCONFIRMED_STATUSES: readonly OrderStatus[] = [
  ...INITIAL_STATUSES,
  'ordered',
  'pending',
  'received',
]
const ORDERED_STATUSES: readonly OrderStatus[] = [
  'ordered',
  'pending',
  'received',
  'confirmed',
  'in_progress',
  'completed',
]

/** Every field of an order, in the order of the log. */
export const orderFields = createFieldTable<OrderWrite, LoggedOrder, OrderStatus, OrderField>({
  fields: {
    company_id: { openIn: [] },
    address_id: { openIn: INITIAL_STATUSES, formatLogged: (order) => order.address_name },
    incoterms: { openIn: INITIAL_STATUSES },
    delivery_week: { openIn: UNCONFIRMED_STATUSES },
    trucks: { openIn: INITIAL_STATUSES },
    customer_reference: { openIn: UNCONFIRMED_STATUSES },
    additional_information: { openIn: UNCONFIRMED_STATUSES },
    invoice: { openIn: ORDERED_STATUSES },
  },
})

/** Returns the fields that the person may edit now; only staff edit the invoice. */
export const getEditableOrderFields = (role: Role, status: OrderStatus): OrderField[] =>
  orderFields.openIn(status).filter((field) => field !== 'invoice' || role !== 'client')
