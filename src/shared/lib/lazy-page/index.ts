export { lazyPage } from './lazy-page'
export { listRoute, recordRoute } from './page-routes'
export { whenIdle } from './when-idle'
