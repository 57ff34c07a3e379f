import { type Kysely, type QueryExecutorProvider, sql, type SelectQueryBuilder } from 'kysely'
import * as v from 'valibot'
import { Problem } from '../problems/problem'

export type PageOptions<Query> = {
  /**
   * Sort of the contract, with a leading minus if descending: `-volume_m3`. A cursor is valid for
   * its own sort only.
   */
  sort: string
  column: string
  type: 'string' | 'number'
  idColumn: string
  /** True if the column may be null; such rows come last in both directions. */
  isNullable?: boolean
  /** True if the column falls as the sort value rises. */
  isReversed?: boolean | undefined
  /** True if no two rows have the same value, so that the id is not needed as a second order. */
  isUnique?: boolean | undefined
  /**
   * Query for the last rows, if they are not the null rows of `query`; it selects null as
   * `sort_value`.
   */
  nullRows?: Query | undefined
  cursor: string | undefined
  limit: number
}

export type Page<Row> = { rows: Row[]; next_cursor: string | null }

type SortableRow = { id: string; sort_value: string | number | null }

/**
 * Reads a page by keyset: it continues after the last row, so every page costs the same. The query
 * selects `sort_value` and `id`, with filters but no order.
 * @throws Problem 422 for a cursor of another sort
 */
export async function readKeysetPage<DB, TB extends keyof DB, Row extends SortableRow>(
  query: SelectQueryBuilder<DB, TB, Row>,
  options: PageOptions<SelectQueryBuilder<DB, TB, Row>>,
): Promise<Page<Row>> {
  const from =
    options.cursor === undefined ? null : decodeCursor(options.cursor, options.sort, options.type)
  const rows: Row[] = []
  for (const range of toKeysetRanges(from, options.isNullable ?? false)) {
    const missing = options.limit + 1 - rows.length
    if (missing > 0)
      rows.push(...(await readKeysetRange(query, options, range).limit(missing).execute()))
  }
  return toPage(rows, options)
}

/**
 * Returns a page of rows with the cursor of the next one.
 * @param rows those of the page, and one more if another page follows
 */
function toPage<Row extends SortableRow>(
  rows: readonly Row[],
  { sort, limit }: { sort: string; limit: number },
): Page<Row> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next_cursor: rows.length > limit && last ? encodeCursor(sort, last) : null }
}

/**
 * Reads a page of the rows of several queries, each from an index in the order of the page. No row
 * is in two of them, and no sort value is null.
 * @throws Problem 422 for a cursor of another sort
 */
export async function readMergedPage<DB, TB extends keyof DB, Row extends SortableRow>(
  db: Kysely<DB>,
  parts: readonly SelectQueryBuilder<DB, TB, Row>[],
  options: Omit<PageOptions<SelectQueryBuilder<DB, TB, Row>>, 'isNullable' | 'nullRows'>,
): Promise<Page<Row>> {
  const [only, ...others] = parts
  if (only && others.length === 0) return readKeysetPage(only, options)
  const after =
    options.cursor === undefined ? null : decodeCursor(options.cursor, options.sort, options.type)
  const selects = parts.map(
    (part) =>
      sql`select * from (${readKeysetRange(part, options, { isNull: false, after }).limit(options.limit + 1)}) as part`,
  )
  const direction = options.sort.startsWith('-') ? sql`desc` : sql`asc`
  const { rows } = await sql<Row>`
    select * from (${sql.join(selects, sql` union all `)}) as merged
    order by sort_value ${direction}, id ${direction} limit ${sql.lit(options.limit + 1)}
  `.execute(db)
  return toPage(rows, options)
}

/** Rows that one index seek can read: those with a value, or those without. */
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
    isUnique = false,
    nullRows,
  }: PageOptions<SelectQueryBuilder<DB, TB, Row>>,
  { isNull, after }: KeysetRange,
): SelectQueryBuilder<DB, TB, Row> {
  const [value, id] = [sql.ref(column), sql.ref(idColumn)]
  const [direction, comparison] =
    sort.startsWith('-') !== isReversed ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  if (isNull) {
    const last = (nullRows ?? query.where(sql<boolean>`${value} is null`)).orderBy(
      sql`${id} ${direction}`,
    )
    return after ? last.where(sql<boolean>`${id} ${comparison} ${after.id}`) : last
  }
  const byValue = query.orderBy(sql`${value} ${direction}`)
  if (isUnique)
    return after ? byValue.where(sql<boolean>`${value} ${comparison} ${after.value}`) : byValue
  const ordered = byValue.orderBy(sql`${id} ${direction}`)
  // Later pages compare with a value, which excludes null.
  if (!after) return isNullable ? ordered.where(sql<boolean>`${value} is not null`) : ordered
  return ordered.where(sql<boolean>`(${value}, ${id}) ${comparison} (${after.value}, ${after.id})`)
}

/** Sort value and id of the last row of a page. */
export type Position = { value: string | number | null; id: string }

/** Rejected here: PostgreSQL fails on a forged cursor with NUL or a non-integer number. */
const vText = v.pipe(v.string(), v.excludes('\0'))
const vCursor = v.tuple([
  v.string(),
  v.nullable(v.union([vText, v.pipe(v.number(), v.safeInteger())])),
  vText,
])

/** Encodes a row's position in a sort as an opaque text. */
export function encodeCursor(
  sort: string,
  row: { sort_value: string | number | null; id: string },
): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, row.sort_value, row.id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * Returns the position that a cursor names.
 * @param type of the sort's column
 * @throws Problem 422 for a malformed cursor, or one of another sort
 */
export function decodeCursor(cursor: string, sort: string, type: 'string' | 'number'): Position {
  const parsed = v.safeParse(vCursor, readJson(cursor))
  if (!parsed.success) throw createCursorProblem()
  const [cursorSort, value, id] = parsed.output
  if (cursorSort !== sort || (value !== null && typeof value !== type)) throw createCursorProblem()
  return { value, id }
}

const createCursorProblem = (): Problem =>
  Problem.invalid({ pointer: '?cursor', code: 'wrong_format' })

function readJson(cursor: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

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
  const sortColumn = `${table}.${column}`
  const rows = found
    .select(sql.ref(sortColumn).as('sort_value'))
    .$castTo<Row & { sort_value: string | number | null }>()
  const page = await readKeysetPage(rows, {
    sort,
    column: sortColumn,
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
 * Most rows that a list counts: PostgreSQL reads so many from an index in 3 ms, and SQLite compares
 * the texts of so many in 25 ms.
 */
export const MAX_COUNTED = 10_000

/** Counts the rows of a query; null if there are more than `max`, which are not read. */
export async function countUpTo<DB, TB extends keyof DB>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<DB, TB, object>,
  max: number,
): Promise<number | null> {
  const [count = null] = await countEachUpTo(db, [query], max)
  return count
}

/** Counts the rows of each query as `countUpTo`, in one statement. */
export async function countEachUpTo<DB, TB extends keyof DB>(
  db: QueryExecutorProvider,
  queries: readonly SelectQueryBuilder<DB, TB, object>[],
  max: number,
): Promise<(number | null)[]> {
  const counts = queries.map(
    (query, at) =>
      sql`select ${sql.lit(at)} as place, count(*) as count from (${query.limit(max + 1)}) as counted`,
  )
  const { rows } = await sql<{ place: number; count: number }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db)
  const byPlace = new Map(rows.map(({ place, count }) => [place, count]))
  return queries.map((_, at) => {
    const count = byPlace.get(at) ?? 0
    return count > max ? null : count
  })
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
