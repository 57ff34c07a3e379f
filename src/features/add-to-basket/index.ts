export { AddToBasket } from './ui/add-to-basket'
export { RowAmount } from './ui/row-amount'
export { useRowAmounts } from './model/use-row-amounts'
