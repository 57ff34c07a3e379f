import { defineKind } from '../records/record-kind'
import { sawmillHandlers, sawmillPolicy } from './handlers'
import {
  countHits,
  type Hit,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
} from '../search/search-hits'
import { createPartnerSearchConditions } from '../partners/partner-search'

async function searchSawmills({ db, query }: SearchCall): Promise<SearchResult> {
  const sawmills = db
    .selectFrom('sawmills')
    .where((all) => all.and(createPartnerSearchConditions('sawmills', query.q)))
  const rows = await sawmills
    .select(['id', 'name', 'country', 'approval'])
    .orderBy('name_key')
    .limit(MAX_HITS)
    .execute()
  const hits = rows.map(({ country, approval, ...row }): Hit => ({
    kind: 'sawmill',
    about: country,
    status: approval,
    ...row,
  }))
  return { hits, total: await countHits(hits, sawmills.select('id')) }
}

export const sawmillKind = defineKind({
  policy: sawmillPolicy,
  handlers: sawmillHandlers,
  findTitles: (db, ids) =>
    db.selectFrom('sawmills').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  search: { roles: ['global_manager', 'admin'], find: searchSawmills },
})
