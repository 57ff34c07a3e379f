import { groupBy } from '../db/group-by'
import { inChunks } from '../db/in-chunks'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'

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
 * @param own the sheet's changes that were not undone, by price in order of version
 */
export async function findLaterChanges(
  db: Db,
  sheetId: string,
  own: readonly Change[],
): Promise<LaterChanges> {
  const products = own.map(({ product_id }) => product_id)
  const first = own.reduce((least, { at }) => (at < least ? at : least), own[0]?.at ?? '')
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
    toScopeKey,
  )
  const ownByPrice = groupBy(own, ({ price_id }) => price_id)
  const after = (priceId: string): readonly Change[] => {
    const last = ownByPrice.get(priceId)?.at(-1)
    return (byPrice.get(priceId) ?? []).filter(
      ({ version }) => last !== undefined && version > last.version,
    )
  }
  function follower(priceId: string): Change | null {
    const changes = ownByPrice.get(priceId) ?? []
    const [last] = changes.slice(-1)
    if (!last) return null
    const neighbours = changes.some(changesPeriod) ? (moved.get(toScopeKey(last)) ?? []) : []
    return (
      after(priceId).findLast(isNotUndone) ?? neighbours.findLast(({ at }) => at > last.at) ?? null
    )
  }
  return {
    isFollowed: (priceId) => follower(priceId) !== null,
    last: (priceId) => follower(priceId) ?? after(priceId).at(-1) ?? null,
  }
}

/** True for a sheet's change that was not undone. */
const isNotUndone = ({ import_id, taken_back }: Change): boolean =>
  import_id !== null && taken_back === 0

function changesPeriod({ before, after }: Change): boolean {
  const [was, is] = [before && parseJson(before), after && parseJson(after)]
  return was?.start_date !== is?.start_date || was?.end_date !== is?.end_date
}

/** Returns the product, list and scope of a change's price. */
function toScopeKey({ before, after }: Change): string {
  const json = after ?? before
  const price = json && parseJson(json)
  return price
    ? [price.product_id, price.list, price.country ?? '', price.company_id ?? ''].join(' ')
    : ''
}
