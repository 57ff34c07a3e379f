export { BasketEntry } from './ui/lazy-basket-entry'
