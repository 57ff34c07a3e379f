import type { Schemas } from '@/shared/api'

export type AllocationWarning = Schemas['AllocationWarning']
export type CoverAmount = Schemas['CoverAmount']
export type CoverSupply = Schemas['CoverSupply']
export type CoverWood = Schemas['CoverWood']
export type DealCover = Schemas['DealCover']
export type DealLineCover = Schemas['DealLineCover']
export type ExpectedCost = Schemas['ExpectedCost']
export type FreeWood = Schemas['FreeWood']
export type OpenDealLine = Schemas['OpenDealLine']
export type SupplyCover = Schemas['SupplyCover']
export type SupplyLineCover = Schemas['SupplyLineCover']
