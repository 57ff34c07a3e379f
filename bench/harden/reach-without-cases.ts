import { expectAnswer } from '@backend/conformance/answers'
import type { People } from '@backend/conformance/host'
import { fillBasket } from '@backend/conformance/fixtures/saved-orders'
import { parseJson, toJson } from '@backend/db/rows'
import type { Db } from '@backend/db/tables'
import type { DataStore } from '../../server/configuration'
import { openStoredData } from './stored-data'

/**
 * Calls the operations that succeed in no case of a conformance test, because they need a basket of
 * days ago, or an order in a container.
 */
export async function reachWithoutCases(people: People, store: DataStore): Promise<void> {
  await fillBasket(people)
  const db = openStoredData(store)
  try {
    await db
      .updateTable('baskets')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('status', '=', 'open')
      .execute()
    await (await people.as('client')).post('/basket/restore/')
    const order = await giveOrderPhotos(db)
    const admin = await people.as('admin')
    const { cargos } = await expectAnswer(
      await admin.get(`/orders/${order}/thread/`),
      'getOrderThread',
    )
    for (const { id } of cargos.flatMap(({ photos }) => photos))
      await admin.get(`/orders/${order}/photos/${id}/`)
  } finally {
    await db.destroy()
  }
}

/**
 * Moves the approved report of a container, with its photos, to the cargo of a delivered order. The
 * cargo becomes a container, because a truck has no such report.
 * @returns the id of the order
 */
async function giveOrderPhotos(db: Db): Promise<string> {
  const { order, cargo } = await db
    .selectFrom('deals')
    .innerJoin('cargo_loads', 'cargo_loads.deal_id', 'deals.id')
    .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
    .select(['deals.portal_order_id as order', 'cargos.id as cargo'])
    .where('deals.portal_order_id', 'is not', null)
    .where('cargos.status', '=', 'delivered')
    .executeTakeFirstOrThrow()
  const { id, written } = await db
    .selectFrom('inspection_reports')
    .select(['id', 'written'])
    .where('kind', '=', 'cargo_report')
    .where('status', '=', 'approved')
    .where('corrected_by_id', 'is', null)
    .executeTakeFirstOrThrow()
  await db.updateTable('cargos').set({ kind: 'container' }).where('id', '=', cargo).execute()
  await db
    .updateTable('inspection_reports')
    .set({ cargo_id: cargo, written: toJson({ ...parseJson(written), cargo_id: cargo }) })
    .where('id', '=', id)
    .execute()
  return order ?? ''
}
