import type { SelectQueryBuilder } from 'kysely'
import type { Page } from './keyset-page'

/** How many rows a query finds, whatever it selects. */
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
 * How many rows a list has in all, which its first page alone says. One without a next has them all already, so that a rare word isn't searched twice.
 * @param all the list, not narrowed to a page
 */
export async function countTotal<DB, TB extends keyof DB>(
  cursor: string | undefined,
  page: Page<unknown>,
  all: SelectQueryBuilder<DB, TB, object>,
): Promise<number | null> {
  if (cursor !== undefined) return null
  return page.next_cursor === null ? page.rows.length : countRows(all)
}
