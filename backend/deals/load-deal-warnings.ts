import type { Person } from '../call'
import type { Db } from '../db/tables'
import type { DealWarning } from './contract'
import type { StoredDeal } from './find-deal'
import { findLastPrices } from './last-prices'
import { findLastRate } from './last-rate'
import type { PreparedDeal } from './prepare-deal'
import { findDealWarnings, hasNewRate, listRepricedProducts } from './rules/deal-warnings'
import { canSeeMargin } from './rules/permissions'
import { hasNewReference, findTermWarnings } from './rules/term-warnings'
import { findDealWithReference } from './find-deal-with-reference'
import { toDealWrite } from './deal-write'

/**
 * What this person is told of a deal as it is written or would be.
 * @param kept the deal as it is stored; null for a new one
 */
export async function loadDealWarnings(
  db: Db,
  person: Person,
  { write, lines }: PreparedDeal,
  kept: StoredDeal | null,
): Promise<DealWarning[]> {
  const saved = kept && toDealWrite(kept)
  const own = kept?.deal.id ?? null
  const showsMargin = canSeeMargin(person, {
    saleManagerId: kept?.deal.sale_manager_id ?? write.sale_manager_id,
  })
  const sameReference = hasNewReference(write, saved)
    ? await findDealWithReference(db, write, own)
    : null
  const values = findDealWarnings({
    deal: write,
    specifications: lines.map((line) => line.specification),
    saved,
    lastRate: hasNewRate(write, saved) ? await findLastRate(db, write.currency, own) : null,
    lastPrices: await findLastPrices(db, listRepricedProducts(write, saved), own),
    showsMargin,
  })
  return [...findTermWarnings({ deal: write, saved, sameReference, showsMargin }), ...values]
}
