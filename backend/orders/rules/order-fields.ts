import { fieldTable } from '../../documents/field-table'
import type { Role } from '../../call'
import type { OrderField, OrderStatus, OrderWrite } from '../contract'

/** An order as it is logged, with the name of the address that it goes to. */
export type LoggedOrder = OrderWrite & { address_name: string }

const INITIAL: readonly OrderStatus[] = ['initial']
/** Until the house has confirmed it. */
const UNCONFIRMED: readonly OrderStatus[] = [...INITIAL, 'ordered', 'pending', 'received']
const ORDERED: readonly OrderStatus[] = [
  'ordered',
  'pending',
  'received',
  'confirmed',
  'in_progress',
  'completed',
]

/** Every field of an order, in the order in which the log tells what changed. */
export const orderFields = fieldTable<OrderWrite, LoggedOrder, OrderStatus, OrderField>({
  fields: {
    company_id: { open: [] },
    address_id: { open: INITIAL, log: (order) => order.address_name },
    incoterms: { open: INITIAL },
    delivery_week: { open: UNCONFIRMED },
    trucks: { open: INITIAL },
    customer_reference: { open: UNCONFIRMED },
    additional_information: { open: UNCONFIRMED },
    invoice: { open: ORDERED },
  },
})

/** What this person may change now: the invoice is the house's to put there. */
export const editableFields = (role: Role, status: OrderStatus): OrderField[] =>
  orderFields.openIn(status).filter((field) => field !== 'invoice' || role !== 'client')
