import { createReportStateMachine } from '../../reports/report-state-machine'
import type { CargoReportNeed } from '../contract'

/** The steps of a container's report. A record, so that a need that is new in the contract is told here. */
const codes: Record<CargoReportNeed['code'], true> = {
  started_at: true,
  ended_at: true,
  place: true,
  weather: true,
  check: true,
  check_remark: true,
  load: true,
  count: true,
  moisture: true,
  dunnage: true,
  lining: true,
  bracing: true,
  seal_number: true,
  seal_again: true,
  seal_differs: true,
  photo: true,
  photo_sent: true,
  verdict: true,
  verdict_too_good: true,
  remarks: true,
}

export const cargoReportStateMachine = createReportStateMachine<CargoReportNeed>(
  Object.keys(codes) as CargoReportNeed['code'][],
)
