export { lazyPage } from './lazy-page'
export { whenIdle } from './when-idle'
