export { AddToBasket } from './ui/add-to-basket'
