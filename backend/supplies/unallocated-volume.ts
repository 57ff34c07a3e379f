import { sql } from 'kysely'
import type { SupplyStatus } from './contract'

/** Statuses of supplies that are bought and not shipped. A draft has nothing to allocate. */
const UNSHIPPED_STATUSES: readonly SupplyStatus[] = [
  'ordered',
  'confirmed',
  'in_production',
  'ready',
]

/** Unallocated litres, written as in their index; null for a supply without any to allocate. */
export const UNALLOCATED_LITRES = sql<
  number | null
>`case when supplies.status in (${sql.join(UNSHIPPED_STATUSES.map((status) => sql.lit(status)))})
  then supplies.free_l end`

/** Returns the unallocated litres of a loaded row. */
export const getUnallocatedLitres = ({
  status,
  free_l,
}: {
  status: SupplyStatus
  free_l: number
}): number | null => (UNSHIPPED_STATUSES.includes(status) ? free_l : null)
