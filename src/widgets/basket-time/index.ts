export { BasketTime } from './ui/lazy-basket-time'
