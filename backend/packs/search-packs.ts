import { sortByIds } from '../db/paginate-indexed'
import {
  countTotal,
  deduplicateHits,
  type Hit,
  type KindSearch,
  MAX_COUNTED,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
} from '../search/search-hits'
import { listMarks, selectMarked, selectMarkedPacks } from './queries'
import { toMarkStart } from './schema'

/** Finds packs by number or barcode, the nearest first. */
async function searchPacks({ db, query: { q } }: SearchCall): Promise<SearchResult> {
  if (toMarkStart(q).length < 2) return { hits: [], total: 0 }
  const marked = await Promise.all(
    listMarks(q).map((mark) =>
      selectMarked(db, mark)
        .orderBy(`packs.${mark.column}`)
        .orderBy('packs.id')
        .limit(MAX_HITS)
        .execute(),
    ),
  )
  const ids = deduplicateHits(marked.flat()).map(({ id }) => id)
  if (ids.length === 0) return { hits: [], total: 0 }
  const rows = await db
    .selectFrom('packs')
    .innerJoin('supplies', 'supplies.id', 'packs.supply_id')
    .select(['packs.id', 'packs.number', 'packs.status', 'supplies.sawmill_name'])
    .where('packs.id', 'in', ids)
    .execute()
  const hits = sortByIds(ids, rows).map(({ id, number, status, sawmill_name }): Hit => ({
    kind: 'pack',
    id,
    name: number,
    about: sawmill_name,
    status,
  }))
  return { hits, total: await countTotal(hits, selectMarkedPacks(db, q, MAX_COUNTED), null) }
}

/** Search for packs, by roles that open them. Inspectors scan them on their reports. */
export const packSearch: KindSearch = {
  roles: ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'],
  find: searchPacks,
}
