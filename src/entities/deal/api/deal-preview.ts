import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { DealWrite } from './deal-queries'

export type DealPreview = Schemas['DealPreview']

/** What a deal would be as it stands in the form, and what its next step still lacks. `id` is null for a new one. */
export function dealPreviewQuery(id: string | null, version: number | null, deal: DealWrite | null) {
  return queryOptions({
    // Written out: a key is hashed in each render, and an object's parts are sorted one by one for that.
    queryKey: ['deals', 'preview', id, version, JSON.stringify(deal)] as const,
    queryFn: ({ signal }) => {
      if (!deal) throw new Error('There is no deal to preview yet')
      return unwrap(api.POST('/deals/preview/', { body: { id, deal }, signal }))
    },
    enabled: deal !== null,
    // Each keystroke is a question of its own; old answers are of no use.
    gcTime: 0,
  })
}
