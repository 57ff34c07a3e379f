import type { Schemas } from '../../call'
import type { Defaulted, DocumentColumns, JsonText } from './columns'

export type ReportsTables = {
  inspection_reports: InspectionReportsTable
  inspected_lines: InspectedLinesTable
}

/** Stored payload of a report; `kind` discriminates. */
export type StoredReportPayload = Schemas['SupplyReportWrite'] | Schemas['CargoReportWrite']

/** The inspected lines or loads as planned, frozen when the report is submitted. */
export type FrozenLines = Schemas['InspectableLine'][] | Schemas['InspectableLoad'][]

type InspectionReportsTable = DocumentColumns & {
  kind: 'supply_report' | 'cargo_report'
  status: Schemas['ReportStatus']
  /** Supply reports only. */
  supply_id: Defaulted<string | null>
  /** Cargo reports only. */
  cargo_id: Defaulted<string | null>
  inspector_id: string
  inspected_on: string | null
  /** Cargo reports only: start of the inspection, a UTC time. */
  inspected_at: Defaulted<string | null>
  verdict: Schemas['ReportVerdict'] | null
  submitted_at: Defaulted<string | null>
  approved_at: Defaulted<string | null>
  approved_by: Defaulted<string | null>
  return_remark: Defaulted<string | null>
  cancel_reason: Defaulted<string | null>
  corrects_id: Defaulted<string | null>
  /** The approved correction that replaced this report, which is then void. */
  corrected_by_id: Defaulted<string | null>
  /** Supply reports only. */
  accepted_l: Defaulted<number>
  rejected_l: Defaulted<number>
  /** Cargo reports only: the seal as read, and 1 if any count differs from the plan. */
  seal_number: Defaulted<string | null>
  differs: Defaulted<number>
  /** Payload as last saved. Databases in use have this name. */
  written: JsonText<StoredReportPayload>
  /**
   * Lines of the supply or loads of the cargo at submission. Null while the report still follows
   * them: before submission, and after it is reopened.
   */
  wood: Defaulted<JsonText<FrozenLines> | null>
  /** Hash of the payload that created it, to detect repeated requests. */
  sent_hash: Defaulted<string | null>
  /** Search text, updated by `updateSearchColumns`. */
  search_text: Defaulted<string>
}

/** Result of a supply line in one report. */
type InspectedLinesTable = {
  report_id: string
  supply_line_id: string
  /** Null until entered. */
  accepted_l: number | null
  rejected_l: number | null
  /** Litres that the report does not reject: accepted and uninspected. */
  usable_l: Defaulted<number | null>
  /** Average in tenths of a per cent; null without measurements. */
  moisture_tenths: number | null
  sampled_pcs: number
  defects: JsonText<Schemas['DefectCount'][]>
}
