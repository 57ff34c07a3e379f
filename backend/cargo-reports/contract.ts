import type { components } from '@/shared/api/generated/schema'

export type Schemas = components['schemas']
export type ReportStatus = Schemas['ReportStatus']
export type CargoReportField = Schemas['CargoReportField']
export type CargoReportLineWrite = Schemas['CargoReportLineWrite']
export type CargoReportNeed = Schemas['CargoReportNeed']
export type CargoReportWrite = Schemas['CargoReportWrite']
export type InspectableCargo = Schemas['InspectableCargo']
