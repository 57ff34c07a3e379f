export { lazyPage } from './lazy-page'
export { lateRoute, listRoute, rawSearch, recordRoute, type Wanted } from './page-routes'
export { whenIdle } from './when-idle'
