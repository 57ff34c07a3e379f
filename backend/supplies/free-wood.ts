import { sql } from 'kysely'
import type { SupplyStatus } from './contract'

/** Bought, and not yet on its way. A draft has nothing to give away. */
const GIVING: readonly SupplyStatus[] = ['ordered', 'confirmed', 'in_production', 'ready']

/** Litres that no deal has yet, written as in the index of them; null of a supply that has nothing to give. */
export const FREE_LITRES = sql<
  number | null
>`case when supplies.status in (${sql.join(GIVING.map((status) => sql.lit(status)))})
  then supplies.free_l end`

/** The same of one that is read already. */
export const freeLitres = ({
  status,
  free_l,
}: {
  status: SupplyStatus
  free_l: number
}): number | null => (GIVING.includes(status) ? free_l : null)
