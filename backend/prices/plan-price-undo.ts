import type { Schemas } from '../call'
import { groupBy } from '../db/group-by'
import type { Row } from '../db/tables'
import { periodsOverlap, type PricePeriod } from './place-price'

type KeptReason = Schemas['KeptPrice']['why']
/** What tells of which scope a price is, and when it holds. */
export type ScopedPeriod = PricePeriod &
  Pick<Row<'prices'>, 'product_id' | 'country' | 'company_id'>
/** A price that becomes what it was; nothing of one that a sheet brought. */
export type PriceRestore<Price extends ScopedPeriod> = { before: Price; after: Price | null }
/** A price that stays as it is; `other` is in its way. */
export type UnrestorablePrice<Price extends ScopedPeriod> = {
  price: Price
  why: KeptReason
  other: PricePeriod | null
}

/**
 * Of prices that would become what they were, those that can't: they would hold on a day on which another of their scope does that came since. What stays
 * may be in the way of others again.
 * @param there all prices of these scopes as they are
 */
export function planPriceUndo<Price extends ScopedPeriod>(
  returns: readonly PriceRestore<Price>[],
  there: readonly ScopedPeriod[],
): { back: PriceRestore<Price>[]; kept: UnrestorablePrice<Price>[] } {
  const kept: UnrestorablePrice<Price>[] = []
  const back = new Map(returns.map((one) => [one.before.id, one]))
  const places = groupBy(there, toScopeKey)
  for (const [place, own] of groupBy(returns, ({ before }) => toScopeKey(before))) {
    let stuck = findOverlapping(own, places.get(place) ?? [], back)
    while (stuck) {
      back.delete(stuck.price.id)
      kept.push(stuck)
      stuck = findOverlapping(own, places.get(place) ?? [], back)
    }
  }
  return { back: [...back.values()], kept }
}

const toScopeKey = ({ product_id, country, company_id }: ScopedPeriod): string =>
  `${product_id} ${country ?? ''} ${company_id ?? ''}`

/** The first that would hold together with another, as both will be. */
function findOverlapping<Price extends ScopedPeriod>(
  own: readonly PriceRestore<Price>[],
  there: readonly ScopedPeriod[],
  back: ReadonlyMap<string, PriceRestore<Price>>,
): UnrestorablePrice<Price> | null {
  for (const { before, after } of own) {
    if (after === null || !back.has(before.id)) continue
    const other = there.find((one) => {
      if (one.id === before.id) return false
      const will = back.has(one.id) ? (back.get(one.id)?.after ?? null) : one
      return will !== null && periodsOverlap(after, will)
    })
    if (other) return { price: before, why: 'overlap', other }
  }
  return null
}
