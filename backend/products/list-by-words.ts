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

/**
 * Most documents that are counted if a word has punctuation: comparing the texts of so many takes
 * 25 ms.
 */
const MAX_COUNTED = 10_000

/**
 * Answers a list request from the word index, in the order of the numbers. The index holds the
 * newest documents first, so a page of a frequent word reads few of its documents. A word with
 * punctuation is compared with their texts, all of them if fewer than a page have it as typed.
 * @param maxCounted most documents of the index whose texts are compared for the total; if the index
 * finds more, the total is null
 * @returns null if there are other filters, another order, or if the index finds no document
 */
export async function listByWords<Table extends SearchedTable, Item>(
  { db }: { db: Db },
  { table, visible, isAllVisible, filters, order, sort }: WordList<Table>,
  toItems: (ids: readonly string[]) => Promise<Item[]>,
  maxCounted = MAX_COUNTED,
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
  const found = db.selectFrom(index.as('word_index')).where(indexed)
  const countCompared = async () =>
    (await countUpTo(db, found.select('docid'), maxCounted)) === null
      ? null
      : countRows(all.select(id.as('id')))
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
        ? { countAll: countCompared }
        : isAllVisible && { countAll: () => countRows(found) }),
    },
    toItems,
  )
  const isFound =
    page.items.length > 0 || (await found.select('docid').limit(1).execute()).length > 0
  return isFound ? page : null
}
