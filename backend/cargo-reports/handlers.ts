import type { Handlers } from '../call'
import { cargoReportCrud } from './cargo-report-crud'
import { listInspectableCargos } from './list-inspectable-cargos'
import { listCargoReports } from './list-cargo-reports'

export const cargoReportHandlers = {
  listCargoReports,
  createCargoReport: cargoReportCrud.create,
  getCargoReport: cargoReportCrud.read,
  updateCargoReport: cargoReportCrud.update,
  transitionCargoReport: cargoReportCrud.transition,
  correctCargoReport: cargoReportCrud.correct,
  listInspectableCargos,
} satisfies Partial<Handlers>
