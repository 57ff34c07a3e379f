import type { Handler, Schemas } from '../call'
import { encodeCursor, type Page, readKeysetPage } from '../db/keyset-page'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import type { RecordKindDefinition } from '../records/record-kind'
import type { Language } from '../language'
import { requirePerson } from './require-person'

type TitledKinds = Readonly<Record<Schemas['RecordKind'], Pick<RecordKindDefinition, 'findTitles'>>>

/** Returns numbers and names of records of any kind, by id. */
async function findRecordTitles(
  kinds: TitledKinds,
  db: Db,
  records: readonly Schemas['RecordLink'][],
  language: Language,
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const kind of new Set(records.map((record) => record.kind))) {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id)
    for (const { id, title } of await kinds[kind].findTitles(db, ids, language))
      titles.set(id, title)
  }
  return titles
}

type PersonActivity = Pick<Schemas['DoneEntry'], 'id' | 'kind' | 'record' | 'reason' | 'count'> & {
  sort_value: string
}

/** Page of a person's actions. */
type ActivityQuery = { personId: string; cursor: string | undefined; limit: number }

/** Newest first; one cursor works for all sources, because they have the same order. */
const SORT = '-at'
const toPageSort = (column: string, idColumn: string) =>
  ({ sort: SORT, column, type: 'string', idColumn }) as const

/** Creates the list of a person's actions on records, prices, stock and rates, newest first. */
export const createListDone =
  (kinds: TitledKinds): Handler<'listDone'> =>
  async ({ db, path, query, language }) => {
    const { id: personId } = await requirePerson(db, path.id)
    const pageRequest = { personId, cursor: query.cursor, limit: query.limit }
    const pages = await Promise.all(
      [
        readRecordActivity,
        readPriceActivity,
        readSheetActivity,
        readPackActivity,
        readRateActivity,
      ].map((read) => read(db, pageRequest)),
    )
    const rows = pages
      .flatMap((page) => page.rows)
      .toSorted(
        (a, b) => compareDescending(a.sort_value, b.sort_value) || compareDescending(a.id, b.id),
      )
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    const hasMore =
      rows.length > shown.length || pages.some(({ next_cursor }) => next_cursor !== null)
    const titles = await findRecordTitles(
      kinds,
      db,
      shown.flatMap(({ record }) => record ?? []),
      language,
    )
    return {
      items: shown.map(({ sort_value: at, ...done }) => ({
        ...done,
        at,
        called: (done.record && titles.get(done.record.id)) ?? null,
      })),
      next_cursor: hasMore && last ? encodeCursor(SORT, last) : null,
    }
  }

const compareDescending = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)

const toActivityPage = <Row>(
  { rows, next_cursor }: Page<Row>,
  toActivity: (row: Row) => PersonActivity,
): Page<PersonActivity> => ({
  rows: rows.map(toActivity),
  next_cursor,
})

async function readRecordActivity(
  db: Db,
  { personId, ...pageRequest }: ActivityQuery,
): Promise<Page<PersonActivity>> {
  const done = db
    .selectFrom('activity')
    .select(['id', 'at as sort_value', 'record_kind', 'record_id', 'kind', 'changes', 'reason'])
    .where('person_id', '=', personId)
  return toActivityPage(
    await readKeysetPage(done, { ...toPageSort('activity.at', 'activity.id'), ...pageRequest }),
    ({ record_kind, record_id, changes, ...row }) => ({
      ...row,
      record: { kind: record_kind, id: record_id },
      count: row.kind === 'changed' ? parseJson(changes).length : 0,
    }),
  )
}

async function readPriceActivity(
  db: Db,
  { personId, ...pageRequest }: ActivityQuery,
): Promise<Page<PersonActivity>> {
  const done = db
    .selectFrom('price_changes')
    .select(['id', 'at as sort_value', 'product_id'])
    .where('person_id', '=', personId)
    .where('import_id', 'is', null)
  return toActivityPage(
    await readKeysetPage(done, {
      ...toPageSort('price_changes.at', 'price_changes.id'),
      ...pageRequest,
    }),
    ({ product_id, ...row }) => ({
      ...row,
      kind: 'price',
      reason: null,
      count: 1,
      record: { kind: 'product', id: product_id },
    }),
  )
}

async function readSheetActivity(
  db: Db,
  { personId, ...pageRequest }: ActivityQuery,
): Promise<Page<PersonActivity>> {
  const done = db
    .selectFrom('price_imports')
    .select(['id', 'created_at as sort_value'])
    .where('created_by', '=', personId)
  const page = await readKeysetPage(done, {
    ...toPageSort('price_imports.created_at', 'price_imports.id'),
    ...pageRequest,
  })
  const ids = page.rows.map(({ id }) => id)
  const counts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('price_changes')
          .select(({ fn }) => ['import_id', fn.countAll<number>().as('count')])
          .where('import_id', 'in', ids)
          .groupBy('import_id')
          .execute()
  const changed = new Map(counts.map(({ import_id, count }) => [import_id, count]))
  return toActivityPage(page, (row) => ({
    ...row,
    kind: 'price_sheet',
    record: null,
    reason: null,
    count: changed.get(row.id) ?? 0,
  }))
}

/** A change of several packs at once is one entry. */
async function readPackActivity(
  db: Db,
  { personId, ...pageRequest }: ActivityQuery,
): Promise<Page<PersonActivity>> {
  const groupedChanges = db
    .selectFrom('lot_changes')
    .select(({ fn }) => [
      fn.min<string>('id').as('id'),
      'at as sort_value',
      fn.max<string | null>('reason').as('reason'),
      fn.countAll<number>().as('count'),
    ])
    .where('person_id', '=', personId)
    .groupBy('at')
  const done = db.selectFrom(groupedChanges.as('packs')).selectAll()
  return toActivityPage(
    await readKeysetPage(done, { ...toPageSort('packs.sort_value', 'packs.id'), ...pageRequest }),
    (row) => ({ ...row, kind: 'packs', record: null }),
  )
}

async function readRateActivity(
  db: Db,
  { personId, ...pageRequest }: ActivityQuery,
): Promise<Page<PersonActivity>> {
  const done = db
    .selectFrom('rate_changes')
    .select(['id', 'at as sort_value'])
    .where('person_id', '=', personId)
  return toActivityPage(
    await readKeysetPage(done, {
      ...toPageSort('rate_changes.at', 'rate_changes.id'),
      ...pageRequest,
    }),
    (row) => ({ ...row, kind: 'rate', record: null, reason: null, count: 1 }),
  )
}
