import type { Handlers } from '../call'
import { cargoReports } from './keep-reports'
import { listInspectableCargos } from './list-inspectable-cargos'
import { listCargoReports } from './list-reports'

export const cargoReportHandlers = {
  listCargoReports,
  createCargoReport: cargoReports.create,
  getCargoReport: cargoReports.read,
  updateCargoReport: cargoReports.update,
  transitionCargoReport: cargoReports.transition,
  correctCargoReport: cargoReports.correct,
  listInspectableCargos,
} satisfies Partial<Handlers>
