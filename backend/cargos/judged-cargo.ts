import { fromLitres } from '../db/decimal-columns'
import type { Db } from '../db/tables'
import { openContainerReports, standingContainerReport } from '../inspections/standing-container'
import type { PreparedCargo } from './prepare-cargo'
import type { StepSubject } from './rules/cargo-steps'
import { closedBy } from './rules/open-documents'
import { miscounted } from './rules/miscounted'
import { missingPapers } from './rules/papers'

/** What the steps of a cargo are judged by: as it is stored, or as it would be. @param id null for one that was never saved */
export async function judgedCargo(
  db: Db,
  { status, write, loads, needed, woods }: PreparedCargo,
  id: string | null,
): Promise<StepSubject> {
  const standing = id === null ? null : await standingContainerReport(db, id)
  const report = standing?.isPassed ? standing : null
  const planned = loads.map(({ write: load, pair, counted }) => ({
    id: load.id,
    supplyNumber: pair.supply.number,
    packs: counted.packs === null ? null : Math.ceil(Number(counted.packs)),
    pcs: counted.pcs,
  }))
  return {
    status,
    cargo: write,
    loads: loads.map(({ pair, held, most }) => ({
      litres: held.litres,
      most: { m3: fromLitres(most.litres), litres: most.litres },
      supplyNumber: pair.supply.number,
      closed: closedBy(pair),
    })),
    uninspected: [...woods.uninspected],
    hasContainerReport: report !== null,
    reportedSeal: report?.sealNumber ?? null,
    miscounted: report ? miscounted(planned, report.counted, report.planned) : [],
    openReports: id === null ? [] : await openContainerReports(db, id),
    missingDocuments: missingPapers(needed, write.documents),
  }
}
