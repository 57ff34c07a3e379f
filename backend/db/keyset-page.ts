import { sql, type SelectQueryBuilder } from 'kysely'
import { decodeCursor, encodeCursor, type Position } from './cursor'

export type PageOptions<Query> = {
  /** The contract's name of the sort, a minus first when it descends: `-volume_m3`. A cursor fits the sort that it came from alone. */
  sort: string
  /** The column behind it. */
  column: string
  type: 'string' | 'number'
  idColumn: string
  /** Whether the column may be null; such rows come last either way. */
  isNullable?: boolean
  /** The column falls as what is sorted by rises. */
  isReversed?: boolean | undefined
  /** A query for the rows that come last, where they are not the ones of `query` without a value; it selects null as `sort_value`. */
  nullRows?: Query | undefined
  cursor: string | undefined
  limit: number
}

/** One page of rows, and the cursor of what follows. */
export type Page<Row> = { rows: Row[]; next_cursor: string | null }

type SortableRow = { id: string; sort_value: string | number | null }

/**
 * Reads a page by keyset: it continues after the last row seen, so the thousandth page costs what the first one does. The query selects the
 * sort column as `sort_value` and the id as `id`, with its own filters and no order.
 * @throws Problem 422 for a cursor that is not of this sort
 */
export async function readKeysetPage<DB, TB extends keyof DB, Row extends SortableRow>(
  query: SelectQueryBuilder<DB, TB, Row>,
  options: PageOptions<SelectQueryBuilder<DB, TB, Row>>,
): Promise<Page<Row>> {
  const from =
    options.cursor === undefined ? null : decodeCursor(options.cursor, options.sort, options.type)
  const rows: Row[] = []
  for (const stretch of toKeysetRanges(from, options.isNullable ?? false)) {
    const missing = options.limit + 1 - rows.length
    if (missing > 0)
      rows.push(...(await readKeysetRange(query, options, stretch).limit(missing).execute()))
  }
  const hasMore = rows.length > options.limit
  const page = hasMore ? rows.slice(0, options.limit) : rows
  const last = page.at(-1)
  return { rows: page, next_cursor: hasMore && last ? encodeCursor(options.sort, last) : null }
}

/** A run of rows that one index seek can read: those with a value, or those without. */
type KeysetRange = { isNull: boolean; after: Position | null }

function toKeysetRanges(from: Position | null, isNullable: boolean): KeysetRange[] {
  if (!isNullable) return [{ isNull: false, after: from }]
  if (from !== null && from.value === null) return [{ isNull: true, after: from }]
  return [
    { isNull: false, after: from },
    { isNull: true, after: null },
  ]
}

function readKeysetRange<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  {
    sort,
    column,
    idColumn,
    isNullable,
    isReversed = false,
    nullRows,
  }: PageOptions<SelectQueryBuilder<DB, TB, Row>>,
  { isNull, after }: KeysetRange,
): SelectQueryBuilder<DB, TB, Row> {
  const [value, id] = [sql.ref(column), sql.ref(idColumn)]
  const [direction, beyond] =
    sort.startsWith('-') !== isReversed ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  if (isNull) {
    const last = (nullRows ?? query.where(sql<boolean>`${value} is null`)).orderBy(
      sql`${id} ${direction}`,
    )
    return after ? last.where(sql<boolean>`${id} ${beyond} ${after.id}`) : last
  }
  const ordered = query.orderBy(sql`${value} ${direction}`).orderBy(sql`${id} ${direction}`)
  // Later pages compare with a value, which excludes null by itself.
  if (!after) return isNullable ? ordered.where(sql<boolean>`${value} is not null`) : ordered
  return ordered.where(sql<boolean>`(${value}, ${id}) ${beyond} (${after.value}, ${after.id})`)
}
