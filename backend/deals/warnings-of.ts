import type { Person } from '../call'
import type { Db } from '../db/tables'
import type { DealWarning } from './contract'
import type { DealRecord } from './find-deal'
import { lastPricesOf } from './last-prices'
import { lastRateOf } from './last-rate'
import type { PreparedDeal } from './prepare-deal'
import { dealWarnings, hasNewRate, productsPricedAnew } from './rules/deal-warnings'
import { seesMargin } from './rules/scope'
import { hasNewReference, termWarnings } from './rules/term-warnings'
import { dealWithReference } from './same-reference'
import { dealWriteOf } from './deal-write'

/**
 * What this person is told of a deal as it is written or would be.
 * @param kept the deal as it is stored; null for a new one
 */
export async function warningsOf(
  db: Db,
  person: Person,
  { write, lines }: PreparedDeal,
  kept: DealRecord | null,
): Promise<DealWarning[]> {
  const saved = kept && dealWriteOf(kept)
  const own = kept?.deal.id ?? null
  const showsMargin = seesMargin(person, {
    saleManagerId: kept?.deal.sale_manager_id ?? write.sale_manager_id,
  })
  const sameReference = hasNewReference(write, saved)
    ? await dealWithReference(db, write, own)
    : null
  const values = dealWarnings({
    deal: write,
    specifications: lines.map((line) => line.specification),
    saved,
    lastRate: hasNewRate(write, saved) ? await lastRateOf(db, write.currency, own) : null,
    lastPrices: await lastPricesOf(db, productsPricedAnew(write, saved), own),
    showsMargin,
  })
  return [...termWarnings({ deal: write, saved, sameReference, showsMargin }), ...values]
}
