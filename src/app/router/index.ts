export { createAppRouter, type AppRouter } from './router'
