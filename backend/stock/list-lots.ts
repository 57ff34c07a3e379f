import { startsWith } from '../baskets/match-item'
import type { Handler } from '../call'
import { sortByIds } from '../db/paginate-indexed'
import { paginateTable } from '../db/paginate-table'
import { Problem } from '../problems/problem'
import { findPersonRefs } from '../people/find-person-refs'
import { YARD_STATUSES } from './stock-rows'
import { presentLots } from './present-lots'

export const listLots: Handler<'listLots'> = async (call) => {
  const { db } = call
  const {
    product_id,
    location,
    pcs,
    barcode,
    status = [],
    sort = 'received_at',
    cursor,
    limit,
  } = call.query
  const found = db
    .selectFrom('lots')
    .where('lots.status', 'in', status.length > 0 ? status : [...YARD_STATUSES])
    .$if(product_id !== undefined, (qb) => qb.where('lots.product_id', '=', product_id ?? ''))
    .$if(location !== undefined, (qb) => qb.where('lots.location', '=', location ?? ''))
    .$if(pcs !== undefined, (qb) => qb.where('lots.pcs', '=', Number(pcs)))
    .$if(Boolean(barcode), (qb) => qb.where(startsWith('lots.barcode', barcode ?? '')))
    .select('lots.id')
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'lots', column: 'received_at', sort },
    { cursor, limit },
  )
  const ids = rows.map(({ id }) => id)
  const lots =
    ids.length > 0 ? await db.selectFrom('lots').selectAll().where('id', 'in', ids).execute() : []
  return { items: await presentLots(call, sortByIds(ids, lots)), ...page }
}

const MAX_CHANGES = 100

/** @throws Problem 404 */
export const listLotChanges: Handler<'listLotChanges'> = async ({ db, path }) => {
  const lot = await db.selectFrom('lots').select('id').where('id', '=', path.id).executeTakeFirst()
  if (!lot) throw new Problem('not_found')
  const rows = await db
    .selectFrom('lot_changes')
    .selectAll()
    .where('lot_id', '=', lot.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute()
  const toPersonRef = await findPersonRefs(
    db,
    rows.map(({ person_id }) => person_id),
  )
  return {
    items: rows.map(({ lot_id: _, person_id, ...change }) => ({
      ...change,
      by: toPersonRef(person_id),
    })),
  }
}
