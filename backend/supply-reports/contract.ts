import type { components } from '@/shared/api/generated/schema'

export type Schemas = components['schemas']
export type ReportStatus = Schemas['ReportStatus']
export type SupplyReportField = Schemas['SupplyReportField']
export type SupplyReportLineWrite = Schemas['SupplyReportLineWrite']
export type SupplyReportNeed = Schemas['SupplyReportNeed']
export type SupplyReportWrite = Schemas['SupplyReportWrite']
