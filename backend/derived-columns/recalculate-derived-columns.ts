import { inChunks } from '../db/rows'
import type { Db } from '../db/tables'
import type { Changes } from '../db/unit-of-work'
import { updateSearchColumns } from '../search/update-search-columns'
import { recalculateDeals } from './deal-sums'
import { recalculateCargoPromises } from './cargo-promises'
import { recalculateFreightShares } from './freight-shares'
import { recalculateLoads } from './load-sums'
import { findLoadedCargos } from './loaded-cargos'
import { recalculateMissingDocuments } from './missing-documents'
import { recalculatePackVolumes } from './pack-volumes'
import { recalculateTradedLines } from './traded-lines'
import {
  recalculateAccepted,
  recalculateLineAmounts,
  recalculateListed,
  recalculateUnallocated,
} from './supply-sums'

/**
 * Recalculates all stored sums and search columns that depend on changed records. Each step uses
 * the sums of the steps before it: the accepted wood limits the unallocated wood, and the loaded
 * wood has the actual freight and margin.
 */
export async function recalculateDerivedColumns(db: Db, changes: Changes): Promise<void> {
  const { supplies, loadedDeals, loadedSupplies } = changes
  await recalculateAccepted(db, unionIds(supplies, changes.inspectedSupplies))
  await recalculateLineAmounts(db, [...supplies])
  await recalculatePackVolumes(db, [...supplies])
  const listed = unionIds(
    supplies,
    changes.inspectedSupplies,
    changes.listedSupplies,
    loadedSupplies,
  )
  await recalculateListed(db, listed)
  await recalculateFreightShares(db, [...changes.cargos])
  const cargos = unionIds(changes.cargos, await findLoadedCargos(db, 'deal_id', changes.deals))
  await recalculateCargoPromises(db, cargos)
  await recalculateMissingDocuments(db, cargos)
  await recalculateLoads(db, [...loadedDeals], [...loadedSupplies])
  await recalculateUnallocated(
    db,
    unionIds(
      listed,
      changes.allocatedSupplies,
      await findStockedSupplies(db, changes.stockedLines),
    ),
  )
  await recalculateDeals(
    db,
    unionIds(changes.deals, loadedDeals, await findDealsOfSupplies(db, supplies)),
  )
  await recalculateTradedLines(db, 'deals', [...changes.deals])
  await recalculateTradedLines(db, 'supplies', [...supplies])
  await updateSearchColumns(db, changes)
}

const unionIds = (...parts: readonly Iterable<string>[]): string[] => [
  ...new Set(parts.flatMap((ids) => [...ids])),
]

async function findStockedSupplies(db: Db, lineIds: ReadonlySet<string>): Promise<string[]> {
  const rows = await inChunks([...lineIds], (ids) =>
    db.selectFrom('supply_lines').select('supply_id').where('id', 'in', ids).execute(),
  )
  return rows.map(({ supply_id }) => supply_id)
}

/** Returns the deals with wood of the supplies, because prices and rates of a supply are costs. */
async function findDealsOfSupplies(db: Db, supplyIds: ReadonlySet<string>): Promise<string[]> {
  if (supplyIds.size === 0) return []
  const rows = await db
    .selectFrom('allocations')
    .select('deal_id')
    .distinct()
    .where('supply_id', 'in', [...supplyIds])
    .execute()
  return rows.map(({ deal_id }) => deal_id)
}
