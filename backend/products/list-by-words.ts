import { sql, type SelectQueryBuilder } from 'kysely'
import { hasFilterValue } from '../db/filters'
import { countRows, countUpTo, decodeCursor, MAX_COUNTED } from '../db/keyset-page'
import { type ListOrder, listIndexed } from '../db/paginate-indexed'
import type { DocumentsWithWords } from '../db/dialect'
import type { Db, Tables } from '../db/tables'
import { findIndexedDocuments, type SearchedTable } from './document-search'

type Filters = { q?: string | undefined; cursor?: string | undefined; limit: number }

type WordList<Table extends SearchedTable> = {
  table: Table
  /** Documents that the user may see, with nothing selected. */
  visible: SelectQueryBuilder<Tables, Table, object>
  /** True if the user sees all documents, so that the index alone can count. */
  isAllVisible: boolean
  filters: Filters
  order: ListOrder & { name: string }
  sort: string
}

/**
 * Answers a list request from the word index, in the order of the numbers. The index holds the
 * newest documents first, so a page of a frequent word reads few of its documents. Words with
 * punctuation are compared with the texts of the found documents. If these fill no page, the texts
 * of all documents are compared.
 * @param maxCompared most documents of the index whose texts are compared for the total; if the
 * index finds more, the total is null
 * @returns null if there are other filters, another order, or if the index finds no document
 */
export async function listByWords<Table extends SearchedTable, Item>(
  { db }: { db: Db },
  { table, visible, isAllVisible, filters, order, sort }: WordList<Table>,
  toItems: (ids: readonly string[]) => Promise<Item[]>,
  maxCompared = MAX_COUNTED,
) {
  const { q, cursor, limit, ...others } = filters
  if (!q || order.name !== 'number' || Object.values(others).some(hasFilterValue)) return null
  const documents = findIndexedDocuments(db, table, q, {
    isAscending: !sort.startsWith('-'),
    after: cursor === undefined ? null : Number(decodeCursor(cursor, sort, 'number').value),
  })
  if (!documents) return null
  const { all, ordered, first, compared } = documents
  const selectVisible = (keys: DocumentsWithWords['all']) =>
    visible
      .innerJoin(keys.as('word_index'), (join) =>
        join.on(sql<boolean>`word_index.docid = ${sql.ref(`${table}.number_key`)}`),
      )
      .where((eb) => eb.and(compared))
  const id = sql.ref<string>(`${table}.id`)
  const selectKeys = (keys: DocumentsWithWords['all']) =>
    db.selectFrom(keys.as('word_index')).select('word_index.docid')
  const countVisible = async () =>
    countUpTo(
      db,
      isAllVisible ? selectKeys(all) : selectVisible(all).select(id.as('id')),
      MAX_COUNTED,
    )
  const isLong = async (keys: DocumentsWithWords['all']) =>
    (await countUpTo(db, selectKeys(keys), maxCompared)) === null
  const countCompared = async () =>
    (first && (await isLong(first))) || (await isLong(all))
      ? null
      : countRows(selectVisible(all).select(id.as('id')))
  const page = await listIndexed(
    { db, query: { q, cursor, limit } },
    {
      all: selectVisible(ordered),
      first: first ? selectVisible(first) : undefined,
      id,
      order: {
        name: 'number',
        expression: sql<number>`word_index.docid`,
        type: 'number',
        isNullable: false,
        isUnique: true,
      },
      sort,
      countAll: compared.length > 0 ? countCompared : countVisible,
    },
    toItems,
  )
  if (page.items.length > 0) return page
  const isNowhere = compared.length === 0 && isAllVisible && cursor === undefined
  return isNowhere || (await selectKeys(all).limit(1).execute()).length === 0 ? null : page
}
