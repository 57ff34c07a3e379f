export {
  dealCoverQueryOptions,
  unallocatedWoodQueryOptions,
  openDealLinesQueryOptions,
  supplyCoverQueryOptions,
} from './api/cover-queries'
export { coverKey } from './api/cover-key'
export { refreshAllocations } from './api/refresh-allocations'
export { toUndoAllocation } from './model/undo-allocation'
export { setAllocations, type Allocation, type AllocationWrite } from './api/set-allocations'
export {
  buyForDeal,
  extraMills,
  purchasePlanQueryOptions,
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
