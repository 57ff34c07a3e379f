import { lazyRoute } from '@/shared/lib/lazy-page'

/** Both addresses share one route component, so the screen survives the first save. */
export const sawmillPage = lazyRoute(
  'pages/sawmill',
  () => import('./ui/sawmill-page'),
  'SawmillPage',
)
