export { BasketTime } from './ui/late-basket-time'
