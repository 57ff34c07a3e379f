import type { Handlers } from '../call'
import { supplyReportCrud } from './supply-report-crud'
import { listInspectableSupplies } from './list-inspectable-supplies'
import { listSupplyReports } from './list-supply-reports'

export const supplyReportHandlers = {
  listSupplyReports,
  createSupplyReport: supplyReportCrud.create,
  getSupplyReport: supplyReportCrud.read,
  updateSupplyReport: supplyReportCrud.update,
  transitionSupplyReport: supplyReportCrud.transition,
  correctSupplyReport: supplyReportCrud.correct,
  listInspectableSupplies,
} satisfies Partial<Handlers>
