export {
  dealCoverQueryOptions,
  unallocatedWoodQueryOptions,
  openDealLinesQueryOptions,
  supplyCoverQueryOptions,
} from './api/cover-queries'
export { coverKey } from './api/cover-key'
export {
  refreshAllocations,
  toUndoAllocation,
  setAllocations,
  type Allocation,
  type AllocationWrite,
} from './api/allocations'
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
