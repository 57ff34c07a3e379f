export { lazyComponent, preloadLazyComponents } from './lazy-component'
