import { lazyRoute } from '@/shared/lib/lazy-page'

/** The same at both addresses, so that a new sawmill keeps its screen when it gets an address of its own. */
export const sawmillPage = lazyRoute(
  'pages/sawmill',
  () => import('./ui/sawmill-page'),
  'SawmillPage',
)
