import { lazyRoute } from '@/shared/lib/lazy-page'

/** The same at both addresses, so that somebody new keeps their screen when it gets an address of its own. */
export const personPage = lazyRoute('pages/person', () => import('./ui/person-page'), 'PersonPage')
