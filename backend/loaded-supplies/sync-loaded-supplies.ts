import type { AppContext } from '../app-context'
import { getNextSupplyStatuses } from '../cargos/rules/shipment-progress'
import { inChunks } from '../db/rows'
import type { Db } from '../db/tables'
import { advanceSupply } from '../supplies/advance-supply'
import { findSupplyProgress } from './find-supply-progress'

/** Advances supplies to the stage of their cargo and of the wood that the yard received. */
export async function syncLoadedSupplies(
  host: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  ids: readonly string[],
): Promise<void> {
  const { db } = host
  const supplies = await inChunks([...new Set(ids)], (chunk) =>
    db
      .selectFrom('supplies')
      .select(['id', 'status', 'tolerance_percent'])
      .where('id', 'in', chunk)
      .where('status', 'in', ['ready', 'loading', 'shipped'])
      .execute(),
  )
  if (supplies.length === 0) return
  const findProgress = await findSupplyProgress(
    db,
    supplies.map(({ id }) => id),
  )
  for (const supply of supplies)
    for (const to of getNextSupplyStatuses(supply.status, findProgress(supply)))
      await advanceSupply(host, supply.id, to)
}
