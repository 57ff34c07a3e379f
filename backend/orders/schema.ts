import {
  computeGoodsCents,
  computeServiceCents,
  computeLineWeight,
} from '../baskets/rules/line-figures'
import { toJson, parseJson, pick } from '../db/rows'
import type { Row } from '../db/tables'
import { createFieldTable } from '../documents/field-table'
import type { Role } from '../call'
import { findBuyerIds, findAccountManagerIds } from '../baskets/queries'
import { canSeeCompany } from '../companies/policy'
import type { RecordPolicy } from '../documents/record-policy'
import { findOrder, type StoredOrder } from './queries'
import type { components } from '@/shared/api/generated/schema'

export type Schemas = components['schemas']
export type Order = Schemas['Order']
type OrderField = Schemas['OrderField']
export type OrderLine = Schemas['OrderLine']
export type OrderNeed = Schemas['OrderNeed']
export type OrderStatus = Schemas['OrderStatus']
export type OrderSummary = Schemas['OrderSummary']
export type OrderThread = Schemas['OrderThread']
export type OrderWrite = Schemas['OrderWrite']

type OrderLineAmounts = Pick<
  Row<'order_lines'>,
  'packs' | 'pcs' | 'litres' | 'price' | 'price_unit' | 'service' | 'service_price'
>

/** Returns the amount columns of an order line. */
export const toOrderLineColumns = (
  line: OrderLineAmounts,
  specification: Schemas['Specification'],
) => ({
  packs: line.packs,
  pcs: line.pcs,
  litres: line.litres,
  weight_kg: computeLineWeight(line.litres, specification),
  goods_cents: computeGoodsCents({ ...line, specification }),
  service_cents: computeServiceCents(line),
})

type OrderLineSums = Pick<
  Row<'order_lines'>,
  'pcs' | 'litres' | 'weight_kg' | 'goods_cents' | 'service_cents'
>

/** Sums an order. @param transportCents null under FCA */
export function sumOrder(lines: readonly OrderLineSums[], transportCents: number | null) {
  const sum = (field: keyof OrderLineSums) => lines.reduce((total, line) => total + line[field], 0)
  const [goods_cents, services_cents] = [sum('goods_cents'), sum('service_cents')]
  return {
    pcs: sum('pcs'),
    volume_l: sum('litres'),
    weight_kg: sum('weight_kg'),
    goods_cents,
    services_cents,
    transport_cents: transportCents,
    total_cents: goods_cents + services_cents + (transportCents ?? 0),
  }
}

/** Returns the copy of an address that an order stores. */
export const toStoredAddress = ({
  name,
  address,
  zip_code,
  country,
  city,
  phone,
  contact_name,
}: Row<'addresses'>) =>
  toJson<Schemas['OrderAddress']>({
    name,
    address,
    zip_code,
    country,
    city,
    phone,
    contact: contact_name,
  })

const WRITABLE_COLUMNS = [
  'company_id',
  'address_id',
  'incoterms',
  'delivery_week',
  'trucks',
  'customer_reference',
  'additional_information',
  'invoice',
] as const

/** Converts a stored order to a payload. */
export const toOrderWrite = (order: Row<'orders'>): OrderWrite => pick(order, WRITABLE_COLUMNS)

/** Converts a stored order for the history. */
export const toLoggedOrder = (order: Row<'orders'>): LoggedOrder => ({
  ...toOrderWrite(order),
  address_name: parseJson(order.address).name,
})

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
  orderFields.getEditableFields(status).filter((field) => field !== 'invoice' || role !== 'client')

export const orderPolicy: RecordPolicy<StoredOrder> = {
  readerRoles: ['client', 'manager', 'country_manager', 'global_manager', 'admin'],
  find: findOrder,
  canSee: (actor, { company }) => canSeeCompany(actor, company),
  // Both may attach files: the buyer a drawing, staff an invoice.
  canAttach: () => true,
  commentRecipients: async ({ db, person }, { order, company }, commenters) => ({
    people: [
      ...(await findBuyerIds(db, company.id)),
      ...(await findAccountManagerIds(db, company)),
      ...commenters.filter(({ role }) => role !== 'client').map(({ id }) => id),
    ],
    key: 'order_commented',
    params: { number: order.number, company: company.name, person: person.name },
  }),
}
