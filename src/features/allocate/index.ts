export { useAllocate, type Allocate } from './model/use-allocate'
export { AmountField } from './ui/amount-field'
