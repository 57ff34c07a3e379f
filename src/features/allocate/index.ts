export { readAmount, type ReadAmount } from './model/read-amount'
export { sayRefusal } from './model/say-refusal'
export { useAllocate, type Allocate } from './model/use-allocate'
export { AmountField } from './ui/amount-field'
