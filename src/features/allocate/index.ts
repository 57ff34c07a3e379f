export { toMoveWrites, type WoodToMove } from './model/move-wood'
export { readAmount, type ReadAmount } from './model/read-amount'
export { formatRefusal, useAllocate, type Allocate } from './model/use-allocate'
export { AmountField } from './ui/amount-field'
