import type { Db, Row } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'

/** Releases the lots that basket lines have reserved. */
export async function releaseLots(db: Db, lineIds: readonly string[], at: string): Promise<void> {
  if (lineIds.length === 0) return
  await db
    .updateTable('lots')
    .set({ status: 'available', basket_line_id: null, updated_at: at })
    .where('basket_line_id', 'in', lineIds)
    .where('status', '=', 'reserved')
    .execute()
}

/**
 * Closes a basket, releases its lots, and cancels its scheduled jobs. Its lines stay, so that they
 * can be restored.
 */
export async function closeBasket(
  db: Db,
  basketId: string,
  status: Exclude<Row<'baskets'>['status'], 'open'>,
  at: string,
): Promise<void> {
  const lines = await db
    .selectFrom('basket_lines')
    .select('id')
    .where('basket_id', '=', basketId)
    .execute()
  await releaseLots(
    db,
    lines.map(({ id }) => id),
    at,
  )
  await db
    .updateTable('baskets')
    .set({ status, closed_at: at })
    .where('id', '=', basketId)
    .execute()
  await scheduleJob(db, 'basket_end', basketId, null)
  await scheduleJob(db, 'basket_warning', basketId, null)
}
