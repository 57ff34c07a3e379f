import type { CargoStatus } from '../contract'

/** Wood in these has been loaded. */
export const LOADED_STATUSES: readonly CargoStatus[] = [
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]
/** It has left its mill for good. */
export const DEPARTED_STATUSES: readonly CargoStatus[] = [
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]
/** The client has it. */
export const DELIVERED_STATUSES: readonly CargoStatus[] = ['delivered', 'closed']
/** The container is out with us: no other cargo can have it. */
export const CONTAINER_HOLDING_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
]
/** Its documents are being gathered. */
export const DOCUMENT_STATUSES: readonly CargoStatus[] = [
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
]
/** Not on its way yet. */
export const UNDEPARTED_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
]
