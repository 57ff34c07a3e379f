import { packQueryOptions } from '@/entities/pack'
import { lazyPage, recordRoute } from '@/shared/lib/lazy-page'

export const packPage = recordRoute(
  lazyPage('pages/pack', () => import('./ui/pack-page'), 'PackPage'),
  (queryClient, id) => queryClient.query(packQueryOptions(id)),
)
