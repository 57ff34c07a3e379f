import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { hasFilterValue } from '../db/filters'
import { countRows, countUpTo } from '../db/keyset-page'
import { type ListOrder, listIndexed } from '../db/paginate-indexed'
import type { Db, Tables } from '../db/tables'
import { createWordIndexConditions, WORD_TABLES, type SearchedTable } from './document-search'

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

/** Most documents whose texts are compared to count a list: so many take 25 ms. */
const MAX_COMPARED = 10_000

/**
 * Answers a list request from the word index, in the order of the numbers. The index holds
 * the newest documents first, so a page of a frequent word reads few of its documents. The texts of
 * these documents are compared with a word that has punctuation.
 * @param maxCompared most documents that are counted if a word has punctuation
 * @returns null if there are other filters, another order, or if the index finds no document
 */
export async function listByWords<Table extends SearchedTable, Item>(
  { db }: { db: Db },
  { table, visible, isAllVisible, filters, order, sort }: WordList<Table>,
  toItems: (ids: readonly string[]) => Promise<Item[]>,
  maxCompared = MAX_COMPARED,
) {
  const { q, cursor, limit, ...others } = filters
  if (!q || order.name !== 'number' || Object.values(others).some(hasFilterValue)) return null
  const conditions = createWordIndexConditions(db, table, q, 'word_index')
  if (!conditions) return null
  const { indexed, compared } = conditions
  const index: RawBuilder<Tables['deal_words']> = sql.table(WORD_TABLES[table])
  const all = visible
    .innerJoin(index.as('word_index'), (join) =>
      join.on(sql<boolean>`word_index.docid = ${sql.ref(`${table}.number_key`)}`),
    )
    .where((eb) => eb.and([indexed, ...compared]))
  const id = sql.ref<string>(`${table}.id`)
  // Without an order, PostgreSQL would read the oldest documents first, and often all of them.
  const newest = all.select(id.as('id')).orderBy(sql`word_index.docid`, 'desc')
  const page = await listIndexed(
    { db, query: { q, cursor, limit } },
    {
      all,
      id,
      order: {
        ...{ name: 'number', expression: sql<number>`word_index.docid`, type: 'number' },
        ...{ isNullable: false, isUnique: true },
      },
      sort,
      ...(compared.length > 0
        ? { countAll: () => countUpTo(db, newest, maxCompared) }
        : isAllVisible && {
            countAll: () => countRows(db.selectFrom(index.as('word_index')).where(indexed)),
          }),
    },
    toItems,
  )
  return page.items.length > 0 ? page : null
}
