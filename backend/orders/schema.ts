import {
  computeGoodsCents,
  computeServiceCents,
  computeLitresWeight,
  sumDeliveredCents,
  type PricedWood,
} from '../baskets/rules/line-figures'
import { toJson, parseJson, pick } from '../db/rows'
import type { Row } from '../db/tables'
import { createFieldTable } from '../records/field-table'
import type { Role, Schemas } from '../call'
import { findBuyerIds, findAccountManagerIds } from '../baskets/queries'
import { canSeeCompany } from '../companies/policy'
import type { ActivityEntry, RecordPolicy } from '../records/record-policy'
import { requireOrder, type StoredOrder } from './queries'

export type Order = Schemas['Order']
type OrderField = Schemas['OrderField']
export type OrderLine = Schemas['OrderLine']
export type OrderNeed = Schemas['OrderNeed']
export type OrderProgress = Schemas['OrderProgress']
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
  weight_kg: computeLitresWeight(line.litres, specification),
  goods_cents: computeGoodsCents({ ...line, specification }),
  service_cents: computeServiceCents(line),
})

/** The fields of a line that an order's sums are computed from. */
export type OrderLineSums = Omit<PricedWood, 'specification'> &
  Pick<Row<'order_lines'>, 'weight_kg' | 'goods_cents' | 'service_cents' | 'specification'>

/**
 * Sums an order. A delivered one costs its quantities at the delivered prices, as they are shown.
 * Its transport therefore differs from the tariff by the rounding of these prices.
 * @param transportCents the truck's tariff; null under FCA
 */
export function sumOrder(lines: readonly OrderLineSums[], transportCents: number | null) {
  const sum = (field: 'pcs' | 'litres' | 'weight_kg' | 'goods_cents' | 'service_cents') =>
    lines.reduce((total, line) => total + line[field], 0)
  const [goods_cents, services_cents] = [sum('goods_cents'), sum('service_cents')]
  const truck =
    transportCents === null ? null : { amountCents: transportCents, truckLitres: sum('litres') }
  const wood_cents = truck
    ? sumDeliveredCents(
        lines.map((line) => ({ ...line, specification: parseJson(line.specification) })),
        truck,
      )
    : goods_cents
  return {
    pcs: sum('pcs'),
    volume_l: sum('litres'),
    weight_kg: sum('weight_kg'),
    goods_cents,
    services_cents,
    transport_cents: transportCents,
    total_cents: wood_cents + services_cents,
  }
}

/** Columns of `sumOrder`. */
export const ORDER_SUM_COLUMNS = [
  'pcs',
  'volume_l',
  'weight_kg',
  'goods_cents',
  'services_cents',
  'transport_cents',
  'total_cents',
] as const satisfies readonly (keyof ReturnType<typeof sumOrder>)[]

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
    company_id: { editableIn: [] },
    address_id: { editableIn: INITIAL_STATUSES, formatLogged: (order) => order.address_name },
    incoterms: { editableIn: INITIAL_STATUSES },
    delivery_week: { editableIn: UNCONFIRMED_STATUSES },
    trucks: { editableIn: INITIAL_STATUSES },
    customer_reference: { editableIn: UNCONFIRMED_STATUSES },
    additional_information: { editableIn: UNCONFIRMED_STATUSES },
    invoice: { editableIn: ORDERED_STATUSES },
  },
})

/** Returns the fields that the person may edit now; only staff edit the invoice. */
export const getEditableOrderFields = (role: Role, status: OrderStatus): OrderField[] =>
  orderFields.getEditableFields(status).filter((field) => field !== 'invoice' || role !== 'client')

/**
 * Returns an entry of the history as the company sees it. Overrides and their reasons are internal;
 * the reason of a cancellation is addressed to the company, and it has written the one of a
 * declined change.
 */
function toClientEntry(entry: ActivityEntry): ActivityEntry | null {
  if (entry.kind === 'overridden') return null
  const isForCompany =
    entry.kind === 'revision_declined' || entry.changes.some(({ to }) => to === 'canceled')
  return { ...entry, reason: isForCompany ? entry.reason : null }
}

export const orderPolicy: RecordPolicy<StoredOrder> = {
  readerRoles: ['client', 'manager', 'country_manager', 'global_manager', 'admin'],
  requireRecord: requireOrder,
  canSee: (actor, { company }) => canSeeCompany(actor, company),
  // Both may attach files: the buyer a drawing, staff an invoice.
  canAttach: () => true,
  getEntryFilter: ({ role }) => (role === 'client' ? toClientEntry : undefined),
  commentRecipients: async ({ db, person }, { order, company }, commenters) => ({
    people: [
      ...(await findBuyerIds(db, company.id)),
      ...(await findAccountManagerIds(db, company)),
      ...commenters.filter(({ role }) => role !== 'client').map(({ id }) => id),
    ],
    key: 'order_commented',
    params: { number: order.number, company: company.name, person: person.name },
  }),
  clientFileKey: 'order_files_attached',
}
