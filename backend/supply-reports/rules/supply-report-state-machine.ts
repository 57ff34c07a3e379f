import { createReportStateMachine } from '../../reports/report-state-machine'
import type { SupplyReportNeed } from '../contract'

/** The steps of a supply's report. A record, so that a need that is new in the contract is told here. */
const codes: Record<SupplyReportNeed['code'], true> = {
  inspected_on: true,
  place: true,
  line: true,
  lot: true,
  sample: true,
  piece_size: true,
  moisture: true,
  grade: true,
  rejected: true,
  check: true,
  check_remark: true,
  photo: true,
  photo_sent: true,
  verdict: true,
  verdict_too_good: true,
  remarks: true,
}

export const supplyReportStateMachine = createReportStateMachine<SupplyReportNeed>(
  Object.keys(codes) as SupplyReportNeed['code'][],
)
