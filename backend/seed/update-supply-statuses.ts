import { getNextSupplyStatuses } from '../cargos/rules/shipment-progress'
import { toJson, insertRows } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findSupplyProgress } from '../loaded-supplies/find-supply-progress'
import { capAtNow } from './dates'
import { createSeedId } from './random'

/**
 * Updates supplies to the status of their cargo, with history, or back to ready if nothing is
 * loaded.
 */
export async function updateSupplyStatuses(db: Db, now: Date): Promise<void> {
  const supplies = await db
    .selectFrom('supplies')
    .selectAll()
    .where('status', 'in', ['ready', 'loading', 'shipped'])
    .orderBy('number_key')
    .execute()
  const ids = supplies.map(({ id }) => id)
  if (ids.length === 0) return
  const findProgress = await findSupplyProgress(db, ids)
  for (const supply of supplies) {
    const statuses = getNextSupplyStatuses(supply.status, findProgress(supply))
    if (statuses[0] === 'ready') await revertToReady(db, supply)
    else if (statuses.length > 0) await advanceSupply(db, supply, statuses, now)
  }
}

/** Reverts a supply that never began to load to `ready`, and deletes its later history entries. */
async function revertToReady(db: Db, { id, status, version }: Row<'supplies'>): Promise<void> {
  const stepCount = status === 'shipped' ? 2 : 1
  const last = await db
    .selectFrom('activity')
    .select('id')
    .where('record_id', '=', id)
    .orderBy('position', 'desc')
    .limit(stepCount)
    .execute()
  await db
    .deleteFrom('activity')
    .where(
      'id',
      'in',
      last.map((step) => step.id),
    )
    .execute()
  await db
    .updateTable('supplies')
    .set({ status: 'ready', version: version - stepCount })
    .where('id', '=', id)
    .execute()
}

async function advanceSupply(
  db: Db,
  { id, number, status, version }: Row<'supplies'>,
  statuses: readonly Row<'supplies'>['status'][],
  now: Date,
): Promise<void> {
  const { last } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow()
  const at = capAtNow(now.toISOString(), now)
  const rows = statuses.map((to, i) => ({
    id: createSeedId(`activity ${number} follows ${to}`),
    record_kind: 'supply' as const,
    record_id: id,
    position: (last ?? 0) + i + 1,
    at,
    person_id: null,
    kind: 'transition' as const,
    changes: toJson([{ field: 'status', line: null, from: statuses[i - 1] ?? status, to }]),
    reason: null,
  }))
  await insertRows(db, 'activity', rows)
  await db
    .updateTable('supplies')
    .set({ status: statuses.at(-1) ?? status, version: version + statuses.length, updated_at: at })
    .where('id', '=', id)
    .execute()
}
