import { fromLitres } from '../db/decimal-columns'
import type { Db } from '../db/tables'
import { hasPassedContainerReport } from '../inspections/passed'
import type { PreparedCargo } from './prepare-cargo'
import type { StepSubject } from './rules/cargo-steps'
import { closedBy } from './rules/open-documents'
import { missingPapers } from './rules/papers'

/** What the steps of a cargo are judged by: as it is stored, or as it would be. @param id null for one that was never saved */
export async function judgedCargo(db: Db, { status, write, loads, needed, woods }: PreparedCargo, id: string | null): Promise<StepSubject> {
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
    hasContainerReport: id !== null && (await hasPassedContainerReport(db, id)),
    missingDocuments: missingPapers(needed, write.documents),
  }
}
