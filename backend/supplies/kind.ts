import { defineKind } from '../documents/record-kind'
import { supplyHandlers } from './handlers'
import { supplyPolicy } from './policy'
import { supplyOrderPaper } from './supply-order-paper'
import {
  countTotal,
  findNumberKeys,
  type Hit,
  loadedIntoMarked,
  MAX_HITS,
  mergeHits,
  type SearchCall,
  type SearchResult,
} from '../search/search-hits'
import { matchesWordIndex } from '../db/dialect'
import { parseSearchTexts } from '../products/document-search'

async function searchSupplies(call: SearchCall): Promise<SearchResult> {
  const { db, dialect, query } = call
  const supplies = db
    .selectFrom('supplies')
    .select(['supplies.id', 'supplies.number', 'supplies.sawmill_name', 'supplies.status'])
    .limit(MAX_HITS)
  const keys = await findNumberKeys(call, 'S')
  const withWord = db
    .selectFrom('supplies')
    .innerJoin('supply_words', 'supply_words.docid', 'supplies.number_key')
    .where(matchesWordIndex(dialect, 'supply_words', parseSearchTexts(query.q)))
  const byWords = withWord
    .select(['supplies.id', 'supplies.number', 'supplies.sawmill_name', 'supplies.status'])
    .orderBy('supply_words.docid', 'desc')
    .limit(MAX_HITS)
  const byNumber = supplies.where('supplies.number_key', 'in', keys).orderBy('number_key', 'desc')
  const rows = await mergeHits(
    query,
    byWords,
    supplies.where('id', 'in', loadedIntoMarked('supply_id', call)).orderBy('number_key', 'desc'),
    keys.length > 0 ? byNumber : null,
  )
  const hits = rows.map(({ id, number, sawmill_name, status }): Hit => ({
    kind: 'supply',
    id,
    name: number,
    about: sawmill_name,
    status,
  }))
  const counted = db.selectFrom('supplies').where('number_key', 'in', keys).select('supplies.id')
  return {
    hits,
    total: await countTotal(hits, withWord.select('supplies.id'), keys.length > 0 ? counted : null),
  }
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
