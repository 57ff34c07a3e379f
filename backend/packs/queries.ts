import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Handler } from '../call'
import { type Filters, hasFilterValue, type ListFilterValues, toConditions } from '../db/filters'
import {
  countEachUpTo,
  countUpTo,
  MAX_COUNTED,
  type Page,
  readKeysetPage,
  readMergedPage,
} from '../db/keyset-page'
import { sortByIds } from '../db/paginate-indexed'
import type { Db, Row, Tables } from '../db/tables'
import { startsWith } from '../db/text-range'
import { vPackStatus } from '@contract/validators'
import { presentPackSummaries } from './present-packs'
import { toMarkEnd, toMarkStart } from './schema'

const packs = expressionBuilder<Tables, 'packs'>()

/** Last digits of a number or barcode by which a pack is found. */
const LAST_DIGITS = /^\d{3,}$/

/** Length of the beginnings of marks by which indexes group packs. */
const GROUP_LENGTH = 2

/**
 * Most packs that are sorted after they are found. Of more, a page is read in the order of the
 * list.
 */
const MAX_SORTED = 5000
/** Most pairs of mill and status whose packs are merged. */
const MAX_PARTS = 200

type MarkColumn = 'number_start' | 'number_end' | 'barcode_start' | 'barcode_end'
export type Mark = { column: MarkColumn; text: string }

/** Lists the marks by which a search finds packs: first characters, or last digits. */
export function listMarks(q: string): readonly Mark[] {
  const [start, end] = [toMarkStart(q), toMarkEnd(q)]
  if (start === '') return []
  return [
    { column: 'number_start', text: start },
    { column: 'barcode_start', text: start },
    ...(LAST_DIGITS.test(start)
      ? [
          { column: 'number_end' as const, text: end },
          { column: 'barcode_end' as const, text: end },
        ]
      : []),
  ]
}

/** Condition: the pack has the mark, as its index reads it. One character is the whole mark. */
export const isMarkedBy = ({ column, text }: Mark): Expression<SqlBool> =>
  [...text].length < GROUP_LENGTH
    ? packs(`packs.${column}`, '=', text)
    : startsWith(sql.ref(`packs.${column}`), text)

/** Selects packs by a mark, from its index alone. */
export const selectMarked = (db: Db, mark: Mark) =>
  db.selectFrom('packs').select('packs.id').where(isMarkedBy(mark))

/**
 * Selects the packs that a search finds, each once.
 * @param limit most packs by each mark, so that a frequent beginning is not read to its end
 */
export const selectMarkedPacks = (db: Db, q: string, limit: number) => {
  const selects = listMarks(q).map(
    (mark) => sql`select id from (${selectMarked(db, mark).limit(limit)}) as marked`,
  )
  return db
    .selectFrom(sql<{ id: string }>`(${sql.join(selects, sql` union `)})`.as('found'))
    .select('found.id')
}

/** Condition: the pack has a mark. A function, because SQLite would read the index of a column. */
function hasMark({ column, text }: Mark): Expression<SqlBool> {
  const length = [...text].length
  const value = sql.ref(`packs.${column}`)
  return length < GROUP_LENGTH
    ? sql<boolean>`coalesce(${value}, '') = ${text}`
    : sql<boolean>`coalesce(substr(${value}, 1, ${sql.lit(length)}), '') = ${text}`
}

/** Condition: the pack is found by a search. */
const isMarked = (q: string): Expression<SqlBool> => packs.or(listMarks(q).map(hasMark))

/** Selects the packs that an open pack can be merged with: open ones of its line in its status. */
export const selectMergeablePacks = (
  db: Db,
  { id, supply_line_id, status }: Pick<Row<'packs'>, 'id' | 'supply_line_id' | 'status'>,
) =>
  db
    .selectFrom('packs')
    .where('supply_line_id', '=', supply_line_id)
    .where('status', '=', status)
    .where('lot_id', 'is', null)
    .where('load_id', 'is', null)
    .where('id', '<>', id)

type PackFilterValues = ListFilterValues<'listPacks'>

const filters: Filters<PackFilterValues> = {
  q: isMarked,
  status: (statuses) => packs('packs.status', 'in', statuses),
  supply_id: (ids) => packs('packs.supply_id', 'in', ids),
  sawmill_id: (ids) => packs('packs.sawmill_id', 'in', ids),
}

type SortColumn = 'number_sort' | 'received_at'
type PackPage = Page<{ id: string }> & { total: number | null }
type PackPageRequest = {
  values: PackFilterValues
  column: SortColumn
  /** Sort of the contract, with a leading minus if descending. */
  sort: string
  cursor: string | undefined
  limit: number
}

/** Selects packs with the value that a list sorts by. */
const selectPacks = (db: Db, values: PackFilterValues, column: SortColumn) =>
  db
    .selectFrom('packs')
    .select(['packs.id', `packs.${column} as sort_value`])
    .where((eb) => eb.and(toConditions(filters, values)))

/**
 * Reads a page by the index that finds few packs, else by those of the sort.
 * @param maxSorted most packs that are found before they are sorted
 */
export async function readPackPage(
  db: Db,
  request: PackPageRequest,
  maxSorted = MAX_SORTED,
): Promise<PackPage> {
  const { q, status, sawmill_id, supply_id } = request.values
  if (hasFilterValue(supply_id)) return readFoundPacks(db, request)
  if (!hasFilterValue(q)) return readMergedPacks(db, request)
  const listed = listMarks(q)
  if (listed.length === 0) return { rows: [], next_cursor: null, total: 0 }
  const counts = await countEachUpTo(
    db,
    listed.map((mark) => selectMarked(db, mark)),
    maxSorted,
  )
  const marks = listed.map((mark, at) => ({ mark, isRare: counts[at] !== null }))
  if (marks.every(({ isRare }) => isRare))
    return readFoundPacks(db, request, selectByMarks(db, request, maxSorted))
  const chosen = selectPacks(db, { status, sawmill_id }, request.column)
  const isChosenFew =
    (hasFilterValue(status) || hasFilterValue(sawmill_id)) &&
    (await countUpTo(db, chosen, maxSorted)) !== null
  return isChosenFew ? readFoundPacks(db, request) : readGroupedPacks(db, request, marks)
}

/**
 * Selects the packs of a search from the indexes of their marks, each once. The limit is never
 * reached; it makes the databases read the mark before the filters.
 */
function selectByMarks(
  db: Db,
  { values: { q = '', status, sawmill_id }, column }: PackPageRequest,
  limit: number,
) {
  const parts = listMarks(q).map((mark) =>
    db
      .selectFrom(
        db
          .selectFrom('packs')
          .select(['id', column, 'status', 'sawmill_id'])
          .where(isMarkedBy(mark))
          .limit(limit)
          .as('packs'),
      )
      .select(['packs.id', `packs.${column} as sort_value`])
      .where((eb) => eb.and(toConditions(filters, { status, sawmill_id }))),
  )
  return parts.reduce((all, part) => all.union(part))
}

/** Finds all packs of the list first, sorts them, and counts them for the first page. */
async function readFoundPacks(
  db: Db,
  { values, column, cursor, ...page }: PackPageRequest,
  packsToFind = selectPacks(db, values, column),
): Promise<PackPage> {
  const isFirst = cursor === undefined
  const found = db
    .with(
      (cte) => cte('found').materialized(),
      () => packsToFind,
    )
    .selectFrom('found')
    .select(['found.id', 'found.sort_value'])
    .$if(isFirst, (qb) => qb.select(sql<number>`(select count(*) from found)`.as('total')))
  const { rows, next_cursor } = await readKeysetPage(found, {
    column: 'found.sort_value',
    idColumn: 'found.id',
    type: 'string',
    cursor,
    ...page,
  })
  return { rows, next_cursor, total: isFirst ? (rows[0]?.total ?? 0) : null }
}

/** Merges the packs of each status and mill, which an index holds in the order of the list. */
async function readMergedPacks(
  db: Db,
  { values, column, ...page }: PackPageRequest,
): Promise<PackPage> {
  const parts = splitFilters(values).map((part) => selectPacks(db, part, column))
  const merged = await readMergedPage(db, parts, {
    ...{ column: `packs.${column}`, idColumn: 'packs.id', type: 'string', ...page },
  })
  const isCounted = page.cursor === undefined && merged.next_cursor !== null
  return {
    ...merged,
    total: isCounted
      ? await countUpTo(db, selectPacks(db, values, column), MAX_COUNTED)
      : page.cursor === undefined
        ? merged.rows.length
        : null,
  }
}

/** Returns filters of one status and mill each that together find the packs of the given ones. */
function splitFilters({ status, sawmill_id }: PackFilterValues): readonly PackFilterValues[] {
  const statuses = hasFilterValue(status) ? [...new Set(status)] : null
  const sawmills = hasFilterValue(sawmill_id) ? [...new Set(sawmill_id)] : null
  const parts =
    sawmills === null
      ? statuses?.map((one) => ({ status: [one] }))
      : sawmills.flatMap((sawmill) =>
          (statuses ?? vPackStatus.options).map((one) => ({
            status: [one],
            sawmill_id: [sawmill],
          })),
        )
  return parts && parts.length <= MAX_PARTS ? parts : [{ status, sawmill_id }]
}

/**
 * Merges the packs that a search finds by each mark. Many packs by their first characters are read
 * in the order of the list, as far as a page of them.
 */
async function readGroupedPacks(
  db: Db,
  { values: { q: _, ...values }, column, ...page }: PackPageRequest,
  marks: readonly { mark: Mark; isRare: boolean }[],
): Promise<PackPage> {
  const parts = marks.map(({ mark, isRare }, at) =>
    selectPacks(db, values, column)
      .where(
        isRare || !isStart(mark)
          ? packs('packs.id', 'in', selectMarked(db, mark))
          : packs.and([isInGroup(mark), hasMark(mark)]),
      )
      .where(packs.not(packs.or(marks.slice(0, at).map((earlier) => hasMark(earlier.mark))))),
  )
  const merged = await readMergedPage(db, parts, {
    ...{ column: `packs.${column}`, idColumn: 'packs.id', type: 'string', ...page },
  })
  const isWhole = page.cursor === undefined && merged.next_cursor === null
  return { ...merged, total: isWhole ? merged.rows.length : null }
}

const isStart = (mark: Mark): boolean =>
  mark.column === 'number_start' || mark.column === 'barcode_start'

/** Condition: the mark has the same beginning, written as in the indexes of such groups. */
function isInGroup({ column, text }: Mark): Expression<SqlBool> {
  const value = sql.ref(`packs.${column}`)
  const group = [...text].slice(0, GROUP_LENGTH)
  return group.length < GROUP_LENGTH
    ? sql.lit(true)
    : sql<boolean>`(${value} is not null and substr(${value}, 1, ${sql.lit(GROUP_LENGTH)}) = ${group.join('')})`
}

export const listPacks: Handler<'listPacks'> = async ({ db, query }) => {
  const { sort = '-received_at', cursor, limit, ...values } = query
  const column = sort.endsWith('number') ? 'number_sort' : 'received_at'
  const { rows, ...page } = await readPackPage(db, { values, column, sort, cursor, limit })
  const ids = rows.map(({ id }) => id)
  const stored =
    ids.length > 0 ? await db.selectFrom('packs').selectAll().where('id', 'in', ids).execute() : []
  return { items: await presentPackSummaries(db, sortByIds(ids, stored)), ...page }
}
