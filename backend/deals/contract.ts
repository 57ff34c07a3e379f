import type { components } from '@/shared/api/generated/schema'

/** The contract's schemas of deals. */
export type Schemas = components['schemas']
export type Role = Schemas['Role']
export type Deal = Schemas['Deal']
export type DealField = Schemas['DealField']
export type DealFigures = Schemas['DealFigures']
export type DealLine = Schemas['DealLine']
export type DealLineWrite = Schemas['DealLineWrite']
export type DealNeed = Schemas['DealNeed']
export type DealStatus = Schemas['DealStatus']
export type DealSummary = Schemas['DealSummary']
export type DealWarning = Schemas['DealWarning']
export type DealWrite = Schemas['DealWrite']
export type FieldError = Schemas['FieldError']
export type MarginKind = Schemas['MarginKind']
export type OrderConfirmation = Schemas['OrderConfirmation']
export type Specification = Schemas['Specification']
