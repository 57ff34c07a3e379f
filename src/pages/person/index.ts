import { lazyRoute } from '@/shared/lib/lazy-page'

/** Both addresses share one route component, so the screen survives the first save. */
export const personPage = lazyRoute('pages/person', () => import('./ui/person-page'), 'PersonPage')
