import type { Handler } from '../call'
import { parseJson } from '../db/json'
import { Problem } from '../problems/problem'
import { findDealRow } from './deal-record'

export const getOrderConfirmation: Handler<'getOrderConfirmation'> = async ({ db, person, path }) => {
  await findDealRow(db, person, path.id)
  const last = await db
    .selectFrom('order_confirmations')
    .select('document')
    .where('deal_id', '=', path.id)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  if (!last) throw new Problem('not_found')
  return parseJson(last.document)
}
