export {
  dealCoverQuery,
  freeWoodQuery,
  openDealLinesQuery,
  supplyCoverQuery,
} from './api/cover-queries'
export { coverKey } from './api/cover-key'
export { refreshMoved } from './api/refresh-moved'
export { backTo } from './model/back-to'
export { setAllocations, type Allocation, type AllocationWrite } from './api/set-allocations'
export {
  buyForDeal,
  moreMills,
  purchasePlanQuery,
  undoPurchase,
  type Purchase,
  type PurchaseWrite,
} from './api/purchases'
export type {
  AllocationWarning,
  CoverAmount,
  CoverDeal,
  CoverSupply,
  CoverWood,
  DealCover,
  DealLineCover,
  ExpectedCost,
  FreeWood,
  LackingLine,
  MakingMill,
  OpenDealLine,
  PurchasePlan,
  SupplyCover,
  SupplyLineCover,
} from './model/cover'
