import { sql, type SelectQueryBuilder } from 'kysely'
import { countTotal } from './count'
import { readKeysetPage, type Page } from './keyset-page'

/** What a list goes by. */
type TableSort<DB, Table extends keyof DB> = {
  table: Table
  column: keyof DB[Table] & string
  /** The contract's name of it, a minus first when it descends. */
  sort: string
  /** What the column holds, if that is no text. */
  type?: 'string' | 'number'
  /** Whether the column may be null; such rows come last either way. */
  isNullable?: boolean
}

type PageRequest = { cursor?: string | undefined; limit: number }

/**
 * A page of a list that is sorted by a column of one table, and on its first page how many rows it has in all.
 * @param found all its rows, with what is wanted of each; neither in an order nor narrowed to a page
 * @throws Problem 422 for a cursor that is not of this sort
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
