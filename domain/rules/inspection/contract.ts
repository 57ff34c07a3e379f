import type { components } from '@contract/schema'

type Schemas = components['schemas']

/** Ordered specification that a piece is judged by. */
export type OrderedWood = Schemas['Specification']
export type PieceSize = 'thickness_mm' | 'width_mm' | 'length_mm'
export type PieceReading = Schemas['PieceReading']
export type DefectKind = Schemas['DefectKind']
export type SupplyReportLine = Schemas['SupplyReportLineWrite']
export type SupplyReportWrite = Schemas['SupplyReportWrite']
export type ReportVerdict = Schemas['ReportVerdict']
/** Supply line in a report. */
export type InspectedLine = Pick<
  Schemas['InspectableLine'],
  'specification' | 'expected_pcs' | 'volume_m3' | 'listed_packs'
>
/** Verdict of a report, and the ids of the packs that it rejects. */
export interface ReportResult {
  readonly verdict: ReportVerdict | null
  readonly rejectedIds: ReadonlySet<string>
}
export type InspectedFigures = Schemas['InspectedFigures']
export type SupplyReportNeed = Schemas['SupplyReportNeed']
