import type { Schemas } from '../call'
import { groupBy } from '../db/group-by'
import type { Row } from '../db/tables'
import { periodsOverlap, type PricePeriod } from './place-price'

type KeptReason = Schemas['KeptPrice']['why']
/** A price's scope and period. */
export type ScopedPeriod = PricePeriod &
  Pick<Row<'prices'>, 'product_id' | 'country' | 'company_id'>
/** A price to restore; `after` is null if the sheet created it. */
export type PriceRestore<Price extends ScopedPeriod> = { before: Price; after: Price | null }
/** A price that can't be restored; `other` overlaps it. */
export type UnrestorablePrice<Price extends ScopedPeriod> = {
  price: Price
  why: KeptReason
  other: PricePeriod | null
}

/**
 * Splits prices into those that can be restored and those that would overlap a newer price of their
 * scope. Kept prices may prevent others in turn.
 * @param there all stored prices of these scopes
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

/** Returns the first price whose restored period overlaps another; null if there is none. */
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
