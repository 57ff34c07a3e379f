import { parseJson } from '../db/json'
import { picked } from '../db/picked'
import type { Row } from '../db/tables'
import type { OrderWrite } from './contract'
import type { LoggedOrder } from './rules/order-fields'

const WRITTEN = [
  'company_id',
  'address_id',
  'incoterms',
  'delivery_week',
  'trucks',
  'customer_reference',
  'additional_information',
  'invoice',
] as const

/** A stored order in the form in which it is written. */
export const orderWriteOf = (order: Row<'orders'>): OrderWrite => picked(order, WRITTEN)

/** A stored order as its history is written from it. */
export const loggedOrder = (order: Row<'orders'>): LoggedOrder => ({
  ...orderWriteOf(order),
  address_name: parseJson(order.address).name,
})
