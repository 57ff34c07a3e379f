export { lazyPage } from './lazy-page'
export { lazyRoute, listRoute, recordRoute, searchAsDeps, type LoaderArgs } from './page-routes'
export { whenIdle } from './when-idle'
