export { createAppRouter, type AppRouter } from './router'
export type { RouterContext } from './root-route'
