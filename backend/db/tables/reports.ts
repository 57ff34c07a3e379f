import type { Defaulted, DocumentColumns, JsonText, Schemas } from './columns'

/** What was inspected. */
export type ReportsTables = {
  inspection_reports: InspectionReportsTable
  inspected_lines: InspectedLinesTable
}

/** What both kinds of report say of themselves as it was written; `kind` says which. */
export type StoredReportPayload = Schemas['SupplyReportWrite'] | Schemas['CargoReportWrite']

/** What a report is judged by: of both kinds what it was to be. */
export type InspectedWood = Schemas['InspectableLine'][] | Schemas['InspectableLoad'][]

type InspectionReportsTable = DocumentColumns & {
  kind: 'supply_report' | 'cargo_report'
  status: Schemas['ReportStatus']
  /** Of a supply's report. */
  supply_id: Defaulted<string | null>
  /** Of a container's report. */
  cargo_id: Defaulted<string | null>
  inspector_id: string
  inspected_on: string | null
  verdict: Schemas['ReportVerdict'] | null
  submitted_at: Defaulted<string | null>
  approved_at: Defaulted<string | null>
  approved_by: Defaulted<string | null>
  return_remark: Defaulted<string | null>
  cancel_reason: Defaulted<string | null>
  corrects_id: Defaulted<string | null>
  /** The approved one that took its place: from then on it counts for nothing. */
  corrected_by_id: Defaulted<string | null>
  /** Of a supply's report. */
  accepted_l: Defaulted<number>
  rejected_l: Defaulted<number>
  /** Of a container's report, as it was read; and 1 where something was counted otherwise than it was planned. */
  seal_number: Defaulted<string | null>
  differs: Defaulted<number>
  written: JsonText<StoredReportPayload>
  /** The lines of its supply, or the loads of its cargo, as they were when it was handed in. Null while it follows them: until then, and once it is taken up again. */
  wood: Defaulted<JsonText<InspectedWood> | null>
  /** Of what was sent to begin it, so that the same again is known. */
  sent_hash: Defaulted<string | null>
  /** What it is found by, kept by `updateReportWords`. */
  search_text: Defaulted<string>
}

/** What came of a supply's line in one report. */
type InspectedLinesTable = {
  report_id: string
  supply_line_id: string
  /** Null until it is said. */
  accepted_l: number | null
  rejected_l: number | null
  /** What the report does not reject: accepted and uninspected litres together. */
  usable_l: Defaulted<number | null>
  /** The average, tenths of a per cent; null where nothing was measured. */
  moisture_tenths: number | null
  sampled_pcs: number
  defects: JsonText<Schemas['DefectCount'][]>
}
