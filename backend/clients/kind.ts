import { defineKind } from '../records/record-kind'
import { clientHandlers, clientPolicy } from './handlers'
import {
  countHits,
  type Hit,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
} from '../search/search-hits'
import { clientStatus } from './queries'
import { createPartnerSearchConditions } from '../partners/partner-search'

async function searchClients({ db, query }: SearchCall): Promise<SearchResult> {
  const clients = db
    .selectFrom('clients')
    .where((all) => all.and(createPartnerSearchConditions('clients', query.q)))
  const rows = await clients
    .select(['id', 'name', 'country', clientStatus.as('status')])
    .orderBy('name_key')
    .limit(MAX_HITS)
    .execute()
  const hits = rows.map(({ country, ...row }): Hit => ({
    kind: 'client',
    about: country,
    ...row,
  }))
  return { hits, total: await countHits(hits, clients.select('id')) }
}

export const clientKind = defineKind({
  policy: clientPolicy,
  handlers: clientHandlers,
  findTitles: (db, ids) =>
    db.selectFrom('clients').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  search: { roles: ['global_manager', 'admin'], find: searchClients },
})
