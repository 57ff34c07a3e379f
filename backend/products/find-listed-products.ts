import { sortByIds } from '../db/paginate-indexed'
import type { Db, Row } from '../db/tables'

type ListedProduct = Pick<
  Row<'products'>,
  'id' | 'name' | 'status' | 'specification' | 'updated_at'
>

/** Returns the products of a page whose ids were read from an index alone. */
export async function findListedProducts(
  db: Db,
  page: readonly { id: string }[],
): Promise<ListedProduct[]> {
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return []
  return sortByIds(
    ids,
    await db
      .selectFrom('products')
      .select(['id', 'name', 'status', 'specification', 'updated_at'])
      .where('id', 'in', ids)
      .execute(),
  )
}
