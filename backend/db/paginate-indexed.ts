import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { countRows } from './count'
import { hasFilterValue } from './filters'
import { readKeysetPage } from './keyset-page'
import type { Db, Tables } from './tables'

/** What a sort goes by: the expression of an index of its own, what it holds, whether it may be empty, and whether it falls as the sort rises. */
export type ListOrder<Filter extends string = string> = {
  readonly expression: RawBuilder<string | number | null>
  readonly type: 'string' | 'number'
  readonly isNullable: boolean
  readonly isReversed?: boolean
  /** Filters of which each leaves nothing that is empty, so that no page looks for such rows behind the others. */
  readonly nonNullFilters?: readonly Filter[]
}

export const createListOrder = (
  by: ListOrder['expression'],
  type: ListOrder['type'],
  isNullable = false,
): ListOrder<never> => ({
  expression: by,
  type,
  isNullable,
})

/** A sort of the contract without its direction. */
export type PlainSort<Sort extends string> = Sort extends `-${string}` ? never : Sort

/** An order for each sort of a list; every list of documents is sorted by its numbers unless it is asked for something else. */
type ListOrders<Sort extends string> = Readonly<Record<PlainSort<Sort> | 'number', ListOrder>>

/** What a sort goes by, without its direction, in a list that is narrowed to what is wanted. */
export function findListOrder<Sort extends string>(
  orders: ListOrders<Sort>,
  sort: Sort,
  wanted: object,
): ListOrder & { readonly name: PlainSort<Sort> | 'number' } {
  const plain = sort.replace(/^-/, '')
  const isKnown = (name: string): name is PlainSort<Sort> | 'number' => Object.hasOwn(orders, name)
  const name = isKnown(plain) ? plain : 'number'
  const said = new Map<string, unknown>(Object.entries(wanted))
  const isFilled =
    orders[name].nonNullFilters?.some((filter) => hasFilterValue(said.get(filter))) ?? false
  return { name, ...orders[name], isNullable: orders[name].isNullable && !isFilled }
}

type IndexedPageQuery<Table extends keyof Tables> = {
  db: Db
  /** What the list is narrowed to, with nothing selected yet. */
  all: SelectQueryBuilder<Tables, Table, object>
  /** Its id. */
  id: RawBuilder<string>
  order: ListOrder & { name: string }
  /** Narrows a list whose sort may be empty to the rows that have what it is sorted by; the others follow. Null where an empty column says it all. */
  nonNullCondition: RawBuilder<boolean> | null
  isSearched: boolean
  sort: string
  cursor: string | undefined
  limit: number
}

/**
 * A page of a list of documents, which is found in an index alone, so that only its rows need be read whole.
 *
 * All search texts are in one index, in the order of the numbers, which is read only as far as the page. In any other order each document's
 * text would have to be fetched on the way; there all matches are found first, and counted at the same time for the first page.
 * @returns ids in their order, and the count of all, which the first page alone has: asked for apart, so that PostgreSQL counts on another connection
 * @throws Problem 422 for a cursor that is not of this sort
 */
export async function paginateIndexed<Table extends keyof Tables>(asked: IndexedPageQuery<Table>) {
  const {
    db,
    all,
    id,
    order: { name, expression, type, isNullable, isReversed },
    isSearched,
    sort,
    cursor,
    limit,
  } = asked
  const only = isNullable ? asked.nonNullCondition : null
  const isApart = isSearched && name !== 'number'
  const isFirst = cursor === undefined
  const found = (
    sorted: RawBuilder<string | number | null>,
    condition: RawBuilder<boolean> | null,
  ) => {
    const rows = all.select([id.as('id'), sorted.as('sort_value')])
    return db
      .with(
        (cte) => (isApart ? cte('found').materialized() : cte('found').notMaterialized()),
        () => (condition ? rows.where(condition) : rows),
      )
      .selectFrom('found')
      .select([
        sql<string>`found.id`.as('id'),
        sql<string | number | null>`found.sort_value`.as('sort_value'),
      ])
      .$if(isApart && isFirst && !only, (qb) =>
        qb.select(sql<number>`(select count(*) from found)`.as('total')),
      )
  }
  const page = await readKeysetPage(found(expression, only), {
    sort,
    column: 'found.sort_value',
    type,
    isNullable,
    isReversed,
    idColumn: 'found.id',
    nullRows: only
      ? found(sql<null>`null`, sql<boolean>`(${expression} is null or not (${only}))`)
      : undefined,
    cursor,
    limit,
  })
  const last = page.rows.at(-1)
  const count = async () => {
    // A first page with no next one has them all already.
    if (page.next_cursor === null || !last) return page.rows.length
    if (!isSearched || isApart) return page.rows[0]?.total ?? countRows(all.select(id.as('id')))
    // The page of a rare word has read most of the texts: those behind it are left.
    const behind = sql<boolean>`(${expression}, ${id}) ${sort.startsWith('-') ? sql`<` : sql`>`} (${last.sort_value}, ${last.id})`
    return page.rows.length + (await countRows(all.where(behind).select(id.as('id'))))
  }
  return {
    ids: page.rows.map((row) => row.id),
    next_cursor: page.next_cursor,
    total: async () => (isFirst ? count() : null),
  }
}

/** Whole rows in the order of their ids. */
export function sortByIds<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
