import { defineKind } from '../records/record-kind'
import { supplyHandlers } from './handlers'
import { supplyPolicy } from './policy'
import { supplyOrderPaper } from './supply-order-paper'
import {
  addMarked,
  findNewest,
  findNewestByWords,
  type Hit,
  loadedIntoMarked,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
  toNumberKeys,
} from '../search/search-hits'

async function searchSupplies(call: SearchCall): Promise<SearchResult> {
  const { db, query } = call
  const shown = [
    'supplies.id',
    'supplies.number',
    'supplies.sawmill_name',
    'supplies.status',
  ] as const
  const keys = toNumberKeys(call, 'S')
  const numbered = db.selectFrom('supplies').where('number_key', 'in', keys)
  const found = await findNewest(
    {
      byWords: findNewestByWords(call, 'supply_words'),
      byNumber: keys.length > 0 ? numbered.select('number_key as docid') : null,
      keys,
    },
    (newest) =>
      db
        .selectFrom(newest)
        .innerJoin('supplies', 'supplies.number_key', 'newest.docid')
        .select([...shown, 'newest.total'])
        .orderBy('newest.place')
        .orderBy('newest.docid', 'desc')
        .execute(),
  )
  const byMark = db
    .selectFrom('supplies')
    .select(shown)
    .where('id', 'in', loadedIntoMarked('supply_id', call))
    .orderBy('number_key', 'desc')
    .limit(MAX_HITS)
  const rows = await addMarked(query, found.rows, byMark)
  const hits = rows.map(({ id, number, sawmill_name, status }): Hit => ({
    kind: 'supply',
    id,
    name: number,
    about: sawmill_name,
    status,
  }))
  return { hits, total: Math.max(hits.length, found.total) }
}

export const supplyKind = defineKind({
  policy: supplyPolicy,
  handlers: supplyHandlers,
  findTitles: (db, ids) =>
    db.selectFrom('supplies').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  papers: { supply_order: supplyOrderPaper },
  search: {
    roles: ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'],
    find: searchSupplies,
  },
})
