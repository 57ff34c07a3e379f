import type { SelectQueryBuilder } from 'kysely'
import type { Page } from './keyset-page'

/** Counts the rows of a query, whatever it selects. */
export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns the total of a list, for its first page only. A first page without a next one is the
 * total itself, so a rare word isn't searched twice.
 * @param all the list, not limited to a page
 */
export async function countTotal<DB, TB extends keyof DB>(
  cursor: string | undefined,
  page: Page<unknown>,
  all: SelectQueryBuilder<DB, TB, object>,
): Promise<number | null> {
  if (cursor !== undefined) return null
  return page.next_cursor === null ? page.rows.length : countRows(all)
}
