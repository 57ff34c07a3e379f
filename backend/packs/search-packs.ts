import { sql } from 'kysely'
import {
  countHits,
  deduplicateHits,
  type Hit,
  type KindSearch,
  MAX_COUNTED_HITS,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
} from '../search/search-hits'
import { listMarks, selectMarked, selectMarkedPacks } from './queries'
import { toMarkStart } from './schema'

/** Finds packs by number or barcode, the nearest first. */
async function searchPacks({ db, query: { q } }: SearchCall): Promise<SearchResult> {
  if (toMarkStart(q).length < 2) return { hits: [], total: 0 }
  const marked = listMarks(q).map((mark, place) => {
    const nearest = selectMarked(db, mark)
      .select(`packs.${mark.column} as mark`)
      .orderBy(`packs.${mark.column}`)
      .orderBy('packs.id')
      .limit(MAX_HITS)
    return sql`select id, ${sql.lit(place)} as place, mark from ${nearest} as nearest`
  })
  const rows = await db
    .selectFrom(
      sql<{ id: string; place: number; mark: string }>`(${sql.join(marked, sql` union all `)})`.as(
        'marked',
      ),
    )
    .innerJoin('packs', 'packs.id', 'marked.id')
    .innerJoin('supplies', 'supplies.id', 'packs.supply_id')
    .select(['packs.id', 'packs.number', 'packs.status', 'supplies.sawmill_name'])
    .orderBy('marked.place')
    .orderBy('marked.mark')
    .orderBy('packs.id')
    .execute()
  const hits = deduplicateHits(rows).map(({ id, number, status, sawmill_name }): Hit => ({
    kind: 'pack',
    id,
    name: number,
    about: sawmill_name,
    status,
  }))
  return { hits, total: await countHits(hits, selectMarkedPacks(db, q, MAX_COUNTED_HITS)) }
}

/** Search for packs, by roles that open them. Inspectors scan them on their reports. */
export const packSearch: KindSearch = {
  roles: ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'],
  find: searchPacks,
}
