import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import { locatedWarnings, type DealWarning } from '../model/located-warnings'
import type { DealWrite } from './deal-queries'

export type DealPreview = Omit<Schemas['DealPreview'], 'warnings'> & { readonly warnings: readonly DealWarning[] }

/** What a deal would be as it stands in the form, and what its next step still lacks. `id` is null for a new one. */
export function dealPreviewQuery(id: string | null, version: number | null, deal: DealWrite | null) {
  return queryOptions({
    // As text: the key is hashed in each render, and for an object that means sorting all its keys.
    queryKey: ['deals', 'preview', id, version, JSON.stringify(deal)] as const,
    queryFn: async ({ signal }): Promise<DealPreview> => {
      if (!deal) throw new Error('There is no deal to preview yet')
      const preview = await unwrap(api.POST('/deals/preview/', { body: { id, deal }, signal }))
      return { ...preview, warnings: locatedWarnings(preview.warnings, deal.lines) }
    },
    enabled: deal !== null,
    // Until the answer comes, the last one stays, but not across a step: an issued deal can't be issued again.
    placeholderData: (before, asker) => (asker?.queryKey[3] === version ? before : undefined),
    // Each keystroke is a question of its own; old answers are of no use.
    gcTime: 0,
  })
}
