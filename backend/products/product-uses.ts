import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schemas } from '../call'
import { inChunks } from '../db/rows'
import type { Db, Tables } from '../db/tables'
import { OPEN_SUPPLY_STATUSES } from '../statuses/supply-statuses'

type Uses = Schemas['ProductUses']

const NO_USES: Uses = {
  packs: 0,
  baskets: 0,
  offers: 0,
  orders: 0,
  deals: 0,
  supplies: 0,
  prices: 0,
}

/**
 * Counts uses of products.
 * @param today the business day
 * @returns by product; zeros if unused
 */
export async function findProductUses(
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<(id: string) => Uses> {
  const found = new Map<string, Uses>()
  for (const use of Object.keys(NO_USES) as (keyof Uses)[]) {
    for (const { id, count } of await inChunks(ids, (chunk) =>
      countUses(getUseSources(db, today)[use], chunk),
    )) {
      if (id !== null) found.set(id, { ...(found.get(id) ?? NO_USES), [use]: Number(count) })
    }
  }
  return (id) => found.get(id) ?? NO_USES
}

/** True if distinguishing fields are locked. */
export const isInUse = (uses: Uses): boolean => Object.values(uses).some((count) => count > 0)

/** True if a deal, supply, lot or basket uses the product. A price does not count. */
export const blocksArchiving = (uses: Uses): boolean => isInUse({ ...uses, prices: 0 })

/** A query on any table with products. */
type Rows = SelectQueryBuilder<Tables, keyof Tables, object>
type UseSource = { rows: Rows; product: `${keyof Tables}.product_id` }

/** Returns a query of uses for each kind, and its product column. */
function getUseSources(db: Db, today: string): Record<keyof Uses, UseSource> {
  // Each query has its own tables; they are all used alike, so the type is widened.
  const createUseSource = (rows: unknown, product: UseSource['product']): UseSource => ({
    rows: rows as Rows,
    product,
  })
  return {
    packs: createUseSource(
      db.selectFrom('lots').where('lots.status', 'in', ['available', 'reserved', 'blocked']),
      'lots.product_id',
    ),
    baskets: createUseSource(
      db
        .selectFrom('basket_lines')
        .innerJoin('baskets', 'baskets.id', 'basket_lines.basket_id')
        .where('baskets.status', '=', 'open'),
      'basket_lines.product_id',
    ),
    offers: createUseSource(
      db
        .selectFrom('offers')
        .where('offers.status', '=', 'open')
        .where('offers.valid_until', '>=', today),
      'offers.product_id',
    ),
    orders: createUseSource(
      db
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .where('orders.status', 'not in', ['completed', 'canceled']),
      'order_lines.product_id',
    ),
    deals: createUseSource(
      db
        .selectFrom('deal_lines')
        .innerJoin('deals', 'deals.id', 'deal_lines.deal_id')
        .where('deals.status', 'in', [
          'draft',
          'order_confirmation',
          'confirmed',
          'loading',
          'shipped',
        ]),
      'deal_lines.product_id',
    ),
    supplies: createUseSource(
      db
        .selectFrom('supply_lines')
        .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
        .where('supplies.status', 'in', OPEN_SUPPLY_STATUSES),
      'supply_lines.product_id',
    ),
    prices: createUseSource(
      db
        .selectFrom('prices')
        .where('prices.is_on', '=', 1)
        .where('prices.hidden', '=', 0)
        .where((eb) =>
          eb.or([eb('prices.end_date', 'is', null), eb('prices.end_date', '>=', today)]),
        ),
      'prices.product_id',
    ),
  }
}

function countUses(
  { rows, product }: UseSource,
  ids: readonly string[],
): Promise<{ id: string | null; count: number | string | bigint }[]> {
  const column = sql.ref<string | null>(product)
  return rows
    .where(sql<boolean>`${column} in (${sql.join(ids)})`)
    .select([column.as('id'), sql<number | string | bigint>`count(*)`.as('count')])
    .groupBy(column)
    .execute()
}
