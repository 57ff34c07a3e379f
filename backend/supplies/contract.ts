import type { components } from '@/shared/api/generated/schema'

/** The contract's schemas of supplies. */
export type Schemas = components['schemas']
export type Role = Schemas['Role']
export type FieldError = Schemas['FieldError']
export type Supply = Schemas['Supply']
export type SupplyField = Schemas['SupplyField']
export type SupplyFigures = Schemas['SupplyFigures']
export type SupplyLine = Schemas['SupplyLine']
export type SupplyLineWrite = Schemas['SupplyLineWrite']
export type SupplyNeed = Schemas['SupplyNeed']
export type SupplyStatus = Schemas['SupplyStatus']
export type SupplySummary = Schemas['SupplySummary']
export type SupplyWarning = Schemas['SupplyWarning']
export type SupplyWrite = Schemas['SupplyWrite']
