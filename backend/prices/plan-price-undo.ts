import type { Schemas } from '../call'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Row, Db } from '../db/tables'
import { periodsOverlap, type PricePeriod } from './plan-periods'

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
 * @param storedPeriods all stored prices of these scopes
 */
export function planPriceUndo<Price extends ScopedPeriod>(
  returns: readonly PriceRestore<Price>[],
  storedPeriods: readonly ScopedPeriod[],
): { back: PriceRestore<Price>[]; kept: UnrestorablePrice<Price>[] } {
  const unrestorable: UnrestorablePrice<Price>[] = []
  const back = new Map(returns.map((one) => [one.before.id, one]))
  const places = groupBy(storedPeriods, toScopeKey)
  for (const [scopeKey, scopeRestores] of groupBy(returns, ({ before }) => toScopeKey(before))) {
    let overlapping = findOverlapping(scopeRestores, places.get(scopeKey) ?? [], back)
    while (overlapping) {
      back.delete(overlapping.price.id)
      unrestorable.push(overlapping)
      overlapping = findOverlapping(scopeRestores, places.get(scopeKey) ?? [], back)
    }
  }
  return { back: [...back.values()], kept: unrestorable }
}

/** Counts the restored prices that the sheet had ended for one that it added. */
export function countReopened(back: readonly PriceRestore<ScopedPeriod>[]): number {
  const added = groupBy(
    back.filter(({ after }) => after === null).map(({ before }) => before),
    toScopeKey,
  )
  return back.filter(
    ({ before, after }) =>
      after !== null &&
      after.end_date !== before.end_date &&
      added.get(toScopeKey(before))?.some((price) => periodsOverlap(after, price)),
  ).length
}

const toScopeKey = ({ product_id, country, company_id }: ScopedPeriod): string =>
  `${product_id} ${country ?? ''} ${company_id ?? ''}`

/** Returns the first price whose restored period overlaps another; null if there is none. */
function findOverlapping<Price extends ScopedPeriod>(
  restores: readonly PriceRestore<Price>[],
  storedPeriods: readonly ScopedPeriod[],
  back: ReadonlyMap<string, PriceRestore<Price>>,
): UnrestorablePrice<Price> | null {
  for (const { before, after } of restores) {
    if (after === null || !back.has(before.id)) continue
    const other = storedPeriods.find((one) => {
      if (one.id === before.id) return false
      const restored = back.has(one.id) ? (back.get(one.id)?.after ?? null) : one
      return restored !== null && periodsOverlap(after, restored)
    })
    if (other) return { price: before, why: 'overlap', other }
  }
  return null
}

type Change = Row<'price_changes'>

/** Price changes after those of a sheet. */
export type LaterChanges = {
  /**
   * True if another sheet changed the price later, or moved a period next to one that this sheet
   * moved, and was not undone.
   */
  isFollowed(priceId: string): boolean
  /**
   * Returns the newest change of a price after the sheet, or the other sheet's change that prevents
   * undoing.
   */
  last(priceId: string): Pick<Change, 'person_id' | 'at'> | null
}

/**
 * Reads the changes after a sheet, by users and by other sheets.
 * @param undoneChanges the sheet's changes that were not undone, by price in order of version
 */
export async function findLaterChanges(
  db: Db,
  sheetId: string,
  undoneChanges: readonly Change[],
): Promise<LaterChanges> {
  const products = undoneChanges.map(({ product_id }) => product_id)
  const first = undoneChanges.reduce(
    (least, { at }) => (at < least ? at : least),
    undoneChanges[0]?.at ?? '',
  )
  const found = await inChunks(products, (ids) =>
    db
      .selectFrom('price_changes')
      .selectAll()
      .where('product_id', 'in', ids)
      .where('at', '>=', first)
      .orderBy('version')
      .execute(),
  )
  const others = found.filter(({ import_id }) => import_id !== sheetId)
  const byPrice = groupBy(others, ({ price_id }) => price_id)
  const moved = groupBy(
    others.filter((change) => isNotUndone(change) && changesPeriod(change)),
    toChangeScopeKey,
  )
  const ownByPrice = groupBy(undoneChanges, ({ price_id }) => price_id)
  const findLaterChanges = (priceId: string): readonly Change[] => {
    const last = ownByPrice.get(priceId)?.at(-1)
    return (byPrice.get(priceId) ?? []).filter(
      ({ version }) => last !== undefined && version > last.version,
    )
  }
  function findFollower(priceId: string): Change | null {
    const changes = ownByPrice.get(priceId) ?? []
    const [last] = changes.slice(-1)
    if (!last) return null
    const neighbours = changes.some(changesPeriod) ? (moved.get(toChangeScopeKey(last)) ?? []) : []
    return (
      findLaterChanges(priceId).findLast(isNotUndone) ??
      neighbours.findLast(({ at }) => at > last.at) ??
      null
    )
  }
  return {
    isFollowed: (priceId) => findFollower(priceId) !== null,
    last: (priceId) => findFollower(priceId) ?? findLaterChanges(priceId).at(-1) ?? null,
  }
}

/** True for a sheet's change that was not undone. */
const isNotUndone = ({ import_id, taken_back }: Change): boolean =>
  import_id !== null && taken_back === 0

function changesPeriod({ before, after }: Change): boolean {
  const [oldTerms, newTerms] = [before && parseJson(before), after && parseJson(after)]
  return oldTerms?.start_date !== newTerms?.start_date || oldTerms?.end_date !== newTerms?.end_date
}

/** Returns the product, list and scope of a change's price. */
function toChangeScopeKey({ before, after }: Change): string {
  const json = after ?? before
  const price = json && parseJson(json)
  return price
    ? [price.product_id, price.list, price.country ?? '', price.company_id ?? ''].join(' ')
    : ''
}
