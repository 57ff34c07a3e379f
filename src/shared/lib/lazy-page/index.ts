export { lazyPage } from './lazy-page'
export { lateRoute, listRoute, recordRoute, type Wanted } from './page-routes'
export { whenIdle } from './when-idle'
