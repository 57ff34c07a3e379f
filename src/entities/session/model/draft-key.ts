import { hashKey, type QueryClient } from '@tanstack/react-query'
import { forgetDraftKeys, setDraftKey } from '@/shared/lib/draft'
import { meQueryOptions, type Me } from '../api/me-query'
import { auth } from './auth'

/** Makes drafts readable while their user is logged in. */
export function subscribeToDraftKey(queryClient: QueryClient): () => void {
  const meHash = hashKey(meQueryOptions.queryKey)
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== meHash) return
    const me = queryClient.getQueryData<Me>(meQueryOptions.queryKey)
    // The cache also removes unused queries.
    if (type === 'removed' && auth.role() === null) forgetDraftKeys()
    else if (type === 'updated' && me) setDraftKey(me.id, me.draft_key)
  })
}
