export { BasketEntry } from './ui/basket-entry'
