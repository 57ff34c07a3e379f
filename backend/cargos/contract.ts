import type { components } from '@/shared/api/generated/schema'

/** The contract's schemas of cargo. */
export type Schemas = components['schemas']
export type Role = Schemas['Role']
export type FieldError = Schemas['FieldError']
export type Cargo = Schemas['Cargo']
export type CargoDocument = Schemas['CargoDocument']
export type CargoField = Schemas['CargoField']
export type CargoFigures = Schemas['CargoFigures']
export type CargoKind = Schemas['CargoKind']
export type CargoLoad = Schemas['CargoLoad']
export type CargoLoadWrite = Schemas['CargoLoadWrite']
export type CargoNeed = Schemas['CargoNeed']
export type CargoStatus = Schemas['CargoStatus']
export type CargoSummary = Schemas['CargoSummary']
export type CargoWrite = Schemas['CargoWrite']
