import { parseJson } from '../db/json'
import { pick } from '../db/pick'
import type { Row } from '../db/tables'
import type { OrderWrite } from './contract'
import type { LoggedOrder } from './rules/order-fields'

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
