export { AddToBasket } from './ui/add-to-basket'
export { RowAmount } from './ui/row-amount'
