export { dealCoverQuery, freeWoodQuery, openDealLinesQuery, supplyCoverQuery } from './api/cover-queries'
export { coverKey } from './api/cover-key'
export { setAllocations, type Allocation, type AllocationWrite } from './api/set-allocations'
export type {
  AllocationWarning,
  CoverAmount,
  CoverSupply,
  CoverWood,
  DealCover,
  DealLineCover,
  ExpectedCost,
  FreeWood,
  OpenDealLine,
  SupplyCover,
  SupplyLineCover,
} from './model/cover'
