import type { Schemas } from '../call'
import { grouped } from '../db/grouped'
import type { Row } from '../db/tables'
import { holdTogether, type Period } from './place-price'

type Why = Schemas['KeptPrice']['why']
/** What tells of which scope a price is, and when it holds. */
export type Placed = Period & Pick<Row<'prices'>, 'product_id' | 'country' | 'company_id'>
/** A price that becomes what it was; nothing of one that a sheet brought. */
export type Return<Price extends Placed> = { before: Price; after: Price | null }
/** A price that stays as it is; `other` is in its way. */
export type Kept<Price extends Placed> = { price: Price; why: Why; other: Period | null }

/**
 * Of prices that would become what they were, those that can't: they would hold on a day on which another of their scope does that came since. What stays
 * may be in the way of others again.
 * @param there all prices of these scopes as they are
 */
export function judgeUndo<Price extends Placed>(
  returns: readonly Return<Price>[],
  there: readonly Placed[],
): { back: Return<Price>[]; kept: Kept<Price>[] } {
  const kept: Kept<Price>[] = []
  const back = new Map(returns.map((one) => [one.before.id, one]))
  const places = grouped(there, placeOf)
  for (const [place, own] of grouped(returns, ({ before }) => placeOf(before))) {
    let stuck = findStuck(own, places.get(place) ?? [], back)
    while (stuck) {
      back.delete(stuck.price.id)
      kept.push(stuck)
      stuck = findStuck(own, places.get(place) ?? [], back)
    }
  }
  return { back: [...back.values()], kept }
}

const placeOf = ({ product_id, country, company_id }: Placed): string =>
  `${product_id} ${country ?? ''} ${company_id ?? ''}`

/** The first that would hold together with another, as both will be. */
function findStuck<Price extends Placed>(
  own: readonly Return<Price>[],
  there: readonly Placed[],
  back: ReadonlyMap<string, Return<Price>>,
): Kept<Price> | null {
  for (const { before, after } of own) {
    if (after === null || !back.has(before.id)) continue
    const other = there.find((one) => {
      if (one.id === before.id) return false
      const will = back.has(one.id) ? (back.get(one.id)?.after ?? null) : one
      return will !== null && holdTogether(after, will)
    })
    if (other) return { price: before, why: 'overlap', other }
  }
  return null
}
