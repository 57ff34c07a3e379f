import { sql } from 'kysely'
import type { SupplyStatus } from './contract'

/** Bought, and not yet on its way. A draft has nothing to give away. */
const UNSHIPPED_STATUSES: readonly SupplyStatus[] = [
  'ordered',
  'confirmed',
  'in_production',
  'ready',
]

/** Litres that no deal has yet, written as in the index of them; null of a supply that has nothing to give. */
export const UNALLOCATED_LITRES = sql<
  number | null
>`case when supplies.status in (${sql.join(UNSHIPPED_STATUSES.map((status) => sql.lit(status)))})
  then supplies.free_l end`

/** The same of one that is read already. */
export const getUnallocatedLitres = ({
  status,
  free_l,
}: {
  status: SupplyStatus
  free_l: number
}): number | null => (UNSHIPPED_STATUSES.includes(status) ? free_l : null)
