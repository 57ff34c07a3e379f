import type { Person } from '../call'
import { toJson } from '../db/json'
import type { Db, NewRow, Row } from '../db/tables'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'
import { insertRows } from '../db/insert-rows'

type Price = Row<'prices'>
/** A change of a price: `before` is null for a new price, `after` for a removed one. */
export type PriceStep = { before: Price | null; after: Price | null }

/**
 * Logs price changes.
 * @param importId the sheet that made them
 */
export async function logPrices(
  { db, clock, random, person }: Pick<AppContext, 'clock' | 'random'> & { db: Db; person: Person },
  steps: readonly PriceStep[],
  importId: string | null = null,
): Promise<void> {
  const at = clock().toISOString()
  const rows = steps.flatMap(({ before, after }): NewRow<'price_changes'>[] => {
    const price = after ?? before
    if (!price) return []
    return [
      {
        id: createId(random),
        import_id: importId,
        price_id: price.id,
        product_id: price.product_id,
        company_id: price.company_id,
        at,
        person_id: person.id,
        before: before && toJson(before),
        after: after && toJson(after),
        version: after?.version ?? price.version + 1,
      },
    ]
  })
  await insertRows(db, 'price_changes', rows)
}
