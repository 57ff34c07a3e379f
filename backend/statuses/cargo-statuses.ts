import type { Schemas } from '../call'

type CargoStatus = Schemas['CargoStatus']

/** Statuses of cargo before departure. */
export const UNDEPARTED_CARGO_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
]

/** Statuses of cargo before delivery: its container is in use, and it can follow a revised deal. */
export const UNDELIVERED_CARGO_STATUSES: readonly CargoStatus[] = [
  ...UNDEPARTED_CARGO_STATUSES,
  'in_transit',
  'arrived',
]

/** Statuses of cargo that is neither closed nor canceled. */
export const OPEN_CARGO_STATUSES: readonly CargoStatus[] = [
  ...UNDELIVERED_CARGO_STATUSES,
  'delivered',
]

/** Statuses of cargo that the client has. */
export const DELIVERED_CARGO_STATUSES: readonly CargoStatus[] = ['delivered', 'closed']

/** Statuses of cargo that has reached its place of discharge. */
export const ARRIVED_CARGO_STATUSES: readonly CargoStatus[] = [
  'arrived',
  ...DELIVERED_CARGO_STATUSES,
]

/** Statuses of cargo that has left its place of loading. */
export const DEPARTED_CARGO_STATUSES: readonly CargoStatus[] = [
  'in_transit',
  ...ARRIVED_CARGO_STATUSES,
]

/** Statuses of cargo whose wood is loaded. */
export const LOADED_CARGO_STATUSES: readonly CargoStatus[] = [
  'loading',
  'sealed',
  ...DEPARTED_CARGO_STATUSES,
]

/** Statuses of cargo whose documents are collected. */
export const DOCUMENT_CARGO_STATUSES: readonly CargoStatus[] = [
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
]
