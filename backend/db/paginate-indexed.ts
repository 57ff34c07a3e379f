import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { hasFilterValue } from './filters'
import { countRows, countUpTo, readKeysetPage } from './keyset-page'
import type { Db } from './tables'

/**
 * A sort of a list: the expression of its index, its type, whether it may be null, and whether it
 * falls as the sort rises.
 */
export type ListOrder<Filter extends string = string> = {
  readonly expression: RawBuilder<string | number | null>
  readonly type: 'string' | 'number'
  readonly isNullable: boolean
  readonly isReversed?: boolean
  /** True if no two rows have the same value, so that a page needs no second order. */
  readonly isUnique?: boolean
  /** Filters that exclude null rows, so that no page looks for them. */
  readonly nonNullFilters?: readonly Filter[]
}

export const createListOrder = (
  expression: ListOrder['expression'],
  type: ListOrder['type'],
  isNullable = false,
): ListOrder<never> => ({
  expression,
  type,
  isNullable,
})

export type PlainSort<Sort extends string> = Sort extends `-${string}` ? never : Sort

/** An order for each sort of a list; lists of documents sort by number by default. */
type ListOrders<Sort extends string> = Readonly<Record<PlainSort<Sort> | 'number', ListOrder>>

/** Returns the order of a sort, without its direction, for the given filters. */
export function findListOrder<Sort extends string>(
  orders: ListOrders<Sort>,
  sort: Sort,
  filters: object,
): ListOrder & { readonly name: PlainSort<Sort> | 'number' } {
  const plain = sort.replace(/^-/, '')
  const isKnown = (name: string): name is PlainSort<Sort> | 'number' => Object.hasOwn(orders, name)
  const name = isKnown(plain) ? plain : 'number'
  const filterValues = new Map<string, unknown>(Object.entries(filters))
  const isFilled =
    orders[name].nonNullFilters?.some((filter) => hasFilterValue(filterValues.get(filter))) ?? false
  return { name, ...orders[name], isNullable: orders[name].isNullable && !isFilled }
}

type IndexedPageQuery<DB, Table extends keyof DB> = {
  db: Db
  /** The filtered list, with nothing selected yet. */
  all: SelectQueryBuilder<DB, Table, object>
  /**
   * First rows of `all` in the order of the page, if they are found faster. If they do not fill
   * the page, it is read from `all`.
   */
  first?: SelectQueryBuilder<DB, Table, object> | undefined
  id: RawBuilder<string>
  order: ListOrder & { name: string }
  /**
   * Limits the list to rows with a sort value; the others follow. Null if the sort value may not
   * be null.
   */
  nonNullCondition: RawBuilder<boolean> | null
  /** Counts the list, if there is a cheaper query; null if it is too long to be counted. */
  countAll?: (() => Promise<number | null>) | undefined
  /**
   * True if a filter has an index of its own and selects few rows, spread unevenly. PostgreSQL
   * would look for them in the order of the page among all rows.
   */
  isSelective: boolean
  /** The total is null if the list is longer; null to count every list. */
  maxCounted: number | null
  isSearched: boolean
  sort: string
  cursor?: string | undefined
  limit: number
}

type IndexedListQuery<DB, Table extends keyof DB> = Pick<
  IndexedPageQuery<DB, Table>,
  'all' | 'id' | 'order' | 'sort'
> &
  Partial<
    Pick<
      IndexedPageQuery<DB, Table>,
      'nonNullCondition' | 'countAll' | 'first' | 'maxCounted' | 'isSelective'
    >
  >

/**
 * Answers a list request with one page.
 * @param toItems returns the items of the page's ids, in their order
 * @throws Problem 422 for a cursor of another sort
 */
export async function listIndexed<DB, Table extends keyof DB, Item>(
  {
    db,
    query,
  }: { db: Db; query: { q?: string | undefined; cursor?: string | undefined; limit: number } },
  {
    nonNullCondition = null,
    maxCounted = null,
    isSelective = false,
    ...list
  }: IndexedListQuery<DB, Table>,
  toItems: (ids: readonly string[]) => Promise<Item[]>,
) {
  const { q, cursor, limit } = query
  const isSearched = Boolean(q)
  const page = await paginateIndexed({
    ...{ db, nonNullCondition, maxCounted, isSelective, isSearched, cursor, limit },
    ...list,
  })
  const [items, total] = await Promise.all([toItems(page.ids), page.total()])
  return { items, next_cursor: page.next_cursor, total }
}

/**
 * Reads a page of ids from an index alone, so that only the rows of the page are fetched.
 * All search texts are in one index in the order of the numbers, read only as far as the page.
 * With another order or a selective filter, all matches are read first; the first page also counts
 * them.
 * @returns ids in order, and the total for the first page, null if it is too long to be counted: a
 * separate promise, so that PostgreSQL counts on another connection
 * @throws Problem 422 for a cursor of another sort
 */
async function paginateIndexed<DB, Table extends keyof DB>(pageQuery: IndexedPageQuery<DB, Table>) {
  const {
    db,
    all,
    first,
    id,
    order: { name, expression, type, isNullable, isReversed, isUnique },
    isSelective,
    maxCounted,
    isSearched,
    sort,
    cursor,
    limit,
  } = pageQuery
  const only = isNullable ? pageQuery.nonNullCondition : null
  const isMaterialized = isSelective || (isSearched && name !== 'number')
  const isFirst = cursor === undefined
  const selectFoundRows = (
    sorted: RawBuilder<string | number | null>,
    condition: RawBuilder<boolean> | null,
    from = all,
  ) => {
    const rows = from.select([id.as('id'), sorted.as('sort_value')])
    return db
      .with(
        (cte) => (isMaterialized ? cte('found').materialized() : cte('found').notMaterialized()),
        () => (condition ? rows.where(condition) : rows),
      )
      .selectFrom('found')
      .select([
        sql<string>`found.id`.as('id'),
        sql<string | number | null>`found.sort_value`.as('sort_value'),
      ])
      .$if(isMaterialized && isFirst && !only, (qb) =>
        qb.select(sql<number>`(select count(*) from found)`.as('total')),
      )
  }
  const pageOptions = {
    sort,
    column: 'found.sort_value',
    type,
    isNullable,
    isReversed,
    isUnique,
    idColumn: 'found.id',
    nullRows: only
      ? selectFoundRows(sql<null>`null`, sql<boolean>`(${expression} is null or not (${only}))`)
      : undefined,
    cursor,
    limit,
  }
  const firstPage = first
    ? await readKeysetPage(selectFoundRows(expression, only, first), pageOptions)
    : null
  const page = firstPage?.next_cursor
    ? firstPage
    : await readKeysetPage(selectFoundRows(expression, only), pageOptions)
  const last = page.rows.at(-1)
  const countList = async (list: typeof all, max: number | null) => {
    const rows = list.select(sql.lit(1).as('one'))
    return max === null ? countRows(rows) : countUpTo(db, rows, max)
  }
  const limitTotal = (total: number | null) =>
    total !== null && maxCounted !== null && total > maxCounted ? null : total
  const count = async () => {
    // A first page without a next one is the total.
    if (page.next_cursor === null || !last) return page.rows.length
    if (pageQuery.countAll) return pageQuery.countAll()
    if (!isSearched || isMaterialized)
      return limitTotal(page.rows[0]?.total ?? (await countList(all, maxCounted)))
    // The page of a rare word has read most texts, so count only the rest.
    const isFollowing = sql<boolean>`(${expression}, ${id}) ${sort.startsWith('-') ? sql`<` : sql`>`} (${last.sort_value}, ${last.id})`
    const following = await countList(
      all.where(isFollowing),
      maxCounted === null ? null : maxCounted - page.rows.length,
    )
    return following === null ? null : page.rows.length + following
  }
  return {
    ids: page.rows.map((row) => row.id),
    next_cursor: page.next_cursor,
    total: async () => (isFirst ? count() : null),
  }
}

/** Sorts rows by the order of ids. */
export function sortByIds<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
