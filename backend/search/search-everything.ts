import { vSearchKind } from '@/shared/api/generated/validators'
import type { Handler } from '../call'
import { parseSearchTexts } from '../products/document-search'
import { type KindSearch, parseNumberKind, type SearchKind } from './search-hits'

/** Creates the search through all kinds of record that the contract names. */
export const createSearchHandler =
  (kinds: Readonly<Record<SearchKind, { search: KindSearch }>>): Handler<'searchEverything'> =>
  async (call) => {
    const { query, person } = call
    if (parseSearchTexts(query.q).length === 0) return { items: [], more: [] }
    const numbered = parseNumberKind(query.q)
    const searched = vSearchKind.options.filter(
      (kind) =>
        kinds[kind].search.roles.includes(person.role) && (numbered === null || numbered === kind),
    )
    const found = await Promise.all(
      searched.map(async (kind) => ({ kind, ...(await kinds[kind].search.find(call)) })),
    )
    return {
      items: found.flatMap(({ hits }) => hits),
      more: found.flatMap(({ kind, hits, total }) =>
        total > hits.length ? [{ kind, total }] : [],
      ),
    }
  }
