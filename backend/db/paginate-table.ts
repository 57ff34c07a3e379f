import { sql, type SelectQueryBuilder } from 'kysely'
import { countTotal } from './count'
import { readKeysetPage, type Page } from './keyset-page'

type TableSort<DB, Table extends keyof DB> = {
  table: Table
  column: keyof DB[Table] & string
  /** Sort of the contract, with a leading minus if descending. */
  sort: string
  /** Type of the column; text by default. */
  type?: 'string' | 'number'
  /** True if the column may be null; such rows come last in both directions. */
  isNullable?: boolean
}

type PageRequest = { cursor?: string | undefined; limit: number }

/**
 * Returns a page sorted by a column of one table, with the total on the first page.
 * @param found the unsorted rows, not limited to a page
 * @throws Problem 422 for a cursor of another sort
 */
export async function paginateTable<
  DB,
  TB extends keyof DB,
  Row extends { id: string },
  Table extends TB & string,
>(
  found: SelectQueryBuilder<DB, TB, Row>,
  { table, column, sort, type = 'string', isNullable = false }: TableSort<DB, Table>,
  { cursor, limit }: PageRequest,
): Promise<Page<Row> & { total: number | null }> {
  const by = `${table}.${column}`
  const rows = found
    .select(sql.ref(by).as('sort_value'))
    .$castTo<Row & { sort_value: string | number | null }>()
  const page = await readKeysetPage(rows, {
    sort,
    column: by,
    type,
    isNullable,
    idColumn: `${table}.id`,
    cursor,
    limit,
  })
  return { ...page, total: await countTotal(cursor, page, found) }
}
