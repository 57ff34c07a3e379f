import { fromLitres } from '../db/decimal-columns'
import type { Db } from '../db/tables'
import {
  findOpenContainerReports,
  findValidContainerReport,
} from '../inspections/valid-container-report'
import type { PreparedCargo } from './prepare-cargo'
import type { CargoStepSubject } from './rules/cargo-state-machine'
import { findClosedDocument } from './rules/statuses'
import { findMiscountedLoads } from './rules/find-miscounted-loads'
import { findMissingDocuments } from './rules/required-documents'

/**
 * Loads the data that the cargo state machine checks, for a stored or a previewed cargo.
 * @param id null for a cargo that was never saved
 */
export async function loadCargoStepSubject(
  db: Db,
  { status, write, loads, requiredDocuments, loadContext }: PreparedCargo,
  id: string | null,
): Promise<CargoStepSubject> {
  const validReport = id === null ? null : await findValidContainerReport(db, id)
  const report = validReport?.isPassed ? validReport : null
  const planned = loads.map(({ write: load, pair, counted }) => ({
    id: load.id,
    supplyNumber: pair.supply.number,
    packs: counted.packs === null ? null : Math.ceil(Number(counted.packs)),
    pcs: counted.pcs,
  }))
  return {
    status,
    cargo: write,
    loads: loads.map(({ pair, held, max }) => ({
      litres: held.litres,
      max: { m3: fromLitres(max.litres), litres: max.litres },
      supplyNumber: pair.supply.number,
      closedDocument: findClosedDocument(pair),
    })),
    uninspected: [...loadContext.uninspected],
    hasContainerReport: report !== null,
    reportedSeal: report?.sealNumber ?? null,
    miscounted: report ? findMiscountedLoads(planned, report.counted, report.planned) : [],
    openReports: id === null ? [] : await findOpenContainerReports(db, id),
    missingDocuments: findMissingDocuments(requiredDocuments, write.documents),
  }
}
