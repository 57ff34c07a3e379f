import { sawmillQuery } from '@/entities/sawmill'
import { lazyPage, recordRoute } from '@/shared/lib/lazy-page'

const component = lazyPage('pages/sawmill', () => import('./ui/sawmill-page'), 'SawmillPage')

export const newSawmillPage = { component }

export const sawmillPage = recordRoute(component, (queryClient, id) => queryClient.query(sawmillQuery(id)))
