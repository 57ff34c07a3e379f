import { vDealTerms } from '@/shared/api/generated/validators'
import type { Handler } from '../call'
import { parseJson } from '../db/json'
import { createEmptyFields } from '../documents/empty-fields'
import { Problem } from '../problems/problem'
import { findDealRow } from './find-deal'

export const getOrderConfirmation: Handler<'getOrderConfirmation'> = async ({
  db,
  person,
  path,
}) => {
  await findDealRow(db, person, path.id)
  const last = await db
    .selectFrom('order_confirmations')
    .select('document')
    .where('deal_id', '=', path.id)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  if (!last) throw new Problem('not_found')
  // One that was issued before the deal had a field says nothing of it.
  return { ...createEmptyFields(vDealTerms), ...parseJson(last.document) }
}
