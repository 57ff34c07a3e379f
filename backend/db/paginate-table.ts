import { sql, type SelectQueryBuilder } from 'kysely'
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

/**
 * Returns the column of a sort, in either direction.
 * @param columns one for each sort of the contract
 * @param sort a leading minus if descending
 */
export function getSortColumn<Name extends string, Column>(
  columns: Readonly<Record<Name, Column>>,
  sort: NoInfer<Name | `-${Name}`>,
): Column {
  const isSort = (name: string): name is Name => Object.hasOwn(columns, name)
  const name = sort.replace('-', '')
  if (!isSort(name)) throw new Error(`No column for the sort ${sort}`)
  return columns[name]
}

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
