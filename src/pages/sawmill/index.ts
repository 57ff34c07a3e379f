import { lateRoute } from '@/shared/lib/lazy-page'

/** The same at both addresses, so that a new sawmill keeps its screen when it gets an address of its own. */
export const sawmillPage = lateRoute(
  'pages/sawmill',
  () => import('./ui/sawmill-page'),
  'SawmillPage',
)
