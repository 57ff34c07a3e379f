import { listActivity, listShownActivity } from '../activity/list-activity'
import type { Handler } from '../call'
import { findDealRow } from './deal-record'
import { withoutCosts } from './rules/changes'
import { seesMargin } from './rules/scope'

export const listDealActivity: Handler<'listDealActivity'> = async ({ db, person, path, query }) => {
  const deal = await findDealRow(db, person, path.id)
  if (seesMargin(person, { saleManagerId: deal.sale_manager_id })) return listActivity(db, path.id, query)
  return listShownActivity(db, path.id, query, (entry) => {
    const changes = withoutCosts(entry.changes)
    return entry.kind === 'changed' && changes.length === 0 ? null : { ...entry, changes }
  })
}
