import type { Handlers } from '../call'
import { correctSupplyReport, createSupplyReport, getSupplyReport, transitionSupplyReport, updateSupplyReport } from './keep-reports'
import { listInspectableSupplies } from './list-inspectable-supplies'
import { listSupplyReports } from './list-reports'

export const supplyReportHandlers = {
  listSupplyReports,
  createSupplyReport,
  getSupplyReport,
  updateSupplyReport,
  transitionSupplyReport,
  correctSupplyReport,
  listInspectableSupplies,
} satisfies Partial<Handlers>
