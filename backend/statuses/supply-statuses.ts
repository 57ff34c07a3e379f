import { AWAITED_SUPPLY_STATUSES } from '@domain/rules/statuses'
import type { Schemas } from '../call'

type SupplyStatus = Schemas['SupplyStatus']

/** Statuses of supplies that are ordered, and neither completed nor canceled. */
export const ORDERED_SUPPLY_STATUSES: readonly SupplyStatus[] = [
  ...AWAITED_SUPPLY_STATUSES,
  'ready',
  'loading',
  'shipped',
]

/** Statuses of supplies whose wood is ready at the mill, or has left it. */
export const READY_SUPPLY_STATUSES: readonly SupplyStatus[] = [
  'ready',
  'loading',
  'shipped',
  'completed',
]

/** Statuses of supplies that are neither completed nor canceled. */
export const OPEN_SUPPLY_STATUSES: readonly SupplyStatus[] = ['draft', ...ORDERED_SUPPLY_STATUSES]

/** Statuses of supplies whose wood is planned or canceled, not bought. */
export const UNBOUGHT_SUPPLY_STATUSES: readonly SupplyStatus[] = ['draft', 'canceled']
