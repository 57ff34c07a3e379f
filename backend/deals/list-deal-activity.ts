import { listActivity } from '../activity/list-activity'
import type { Handler } from '../call'
import { findDealRow } from './deal-record'
import { withoutCosts } from './rules/changes'
import { seesMargin } from './rules/scope'

export const listDealActivity: Handler<'listDealActivity'> = async ({ db, person, path }) => {
  const deal = await findDealRow(db, person, path.id)
  const entries = await listActivity(db, path.id)
  if (seesMargin(person, { saleManagerId: deal.sale_manager_id })) return entries
  return entries
    .map((entry) => ({ ...entry, changes: withoutCosts(entry.changes) }))
    .filter((entry) => entry.kind !== 'changed' || entry.changes.length > 0)
}
