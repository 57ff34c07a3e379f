import type { Person } from '../call'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import { canSeeDeal, canWorkOnDeal } from './rules/permissions'

/** A stored deal, with its lines in order of position. */
export type StoredDeal = { deal: Row<'deals'>; lines: Row<'deal_lines'>[] }

/** @throws Problem 404 if the deal does not exist or the user may not see it */
export async function findDeal(db: Db, person: Person, id: string): Promise<StoredDeal> {
  const deal = await findDealRow(db, person, id)
  const lines = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('deal_id', '=', id)
    .orderBy('position')
    .execute()
  return { deal, lines }
}

/** @throws Problem 404 if the deal does not exist or the user may not see it */
export async function findDealRow(db: Db, person: Person, id: string): Promise<Row<'deals'>> {
  const deal = await db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst()
  if (!deal || !canSeeDeal(person, { wasConfirmed: deal.confirmed_at !== null }))
    throw new Problem('not_found')
  return deal
}

/** @throws Problem 403 if the user may not edit this deal */
export function assertCanWorkOnDeal(person: Person, deal: Row<'deals'>): void {
  if (!canWorkOnDeal(person, { saleManagerId: deal.sale_manager_id }))
    throw new Problem('forbidden')
}
