import type { Handlers } from '../call'
import { supplyReports } from './keep-reports'
import { listInspectableSupplies } from './list-inspectable-supplies'
import { listSupplyReports } from './list-reports'

export const supplyReportHandlers = {
  listSupplyReports,
  createSupplyReport: supplyReports.create,
  getSupplyReport: supplyReports.read,
  updateSupplyReport: supplyReports.update,
  transitionSupplyReport: supplyReports.transition,
  correctSupplyReport: supplyReports.correct,
  listInspectableSupplies,
} satisfies Partial<Handlers>
