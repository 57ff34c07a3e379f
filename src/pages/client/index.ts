import { clientQueryOptions } from '@/entities/client'
import { lazyPage, recordRoute } from '@/shared/lib/lazy-page'

const component = lazyPage('pages/client', () => import('./ui/client-page'), 'ClientPage')

export const newClientPage = { component }

export const clientPage = recordRoute(component, (queryClient, id) =>
  queryClient.query(clientQueryOptions(id)),
)
