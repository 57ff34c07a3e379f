import type { CargoStatus } from '../contract'

/** Statuses in which the wood is loaded. */
export const LOADED_STATUSES: readonly CargoStatus[] = [
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]
/** Statuses in which the wood has left its place of loading. */
export const DEPARTED_STATUSES: readonly CargoStatus[] = [
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]
/** Statuses in which the client has the wood. */
export const DELIVERED_STATUSES: readonly CargoStatus[] = ['delivered', 'closed']
/** Statuses in which no other cargo can use the container. */
export const CONTAINER_HOLDING_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
]
/** Statuses in which the documents are collected. */
export const DOCUMENT_STATUSES: readonly CargoStatus[] = [
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
]
/** Statuses before departure. */
export const UNDEPARTED_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
]
