import { composeCargoReport } from '@domain/papers'
import type { ReportRow } from '../reports/queries'
import {
  createReportPaper,
  findClientPartners,
  listMillWords,
  type ReportPartners,
} from '../reports/report-paper'
import { inChunks } from '../db/rows'
import type { Db } from '../db/tables'
import { cargoReportCrud } from './handlers'

/** Inspection report of a container: for our company, and for each client with wood in it. */
export const cargoReportPaper = createReportPaper(
  findPartners,
  async (call, report, tools, reader) =>
    composeCargoReport(tools, reader, await cargoReportCrud.loadPrinted(call, report)),
)

async function findPartners(db: Db, report: ReportRow): Promise<ReportPartners> {
  const { lines } = await cargoReportCrud.loadPrinted({ db }, report)
  const sawmills = await inChunks(
    lines.map(({ supply }) => supply.id),
    (ids) =>
      db
        .selectFrom('supplies')
        .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
        .select(['supplies.number', 'sawmills.name', 'sawmills.address', 'sawmills.country'])
        .where('supplies.id', 'in', ids)
        .execute(),
  )
  return {
    partners: await findClientPartners(
      db,
      lines.map(({ id, deal }) => ({ lineId: id, dealId: deal.id })),
    ),
    purchaseWords: sawmills.flatMap((sawmill) => [...listMillWords(sawmill), sawmill.number]),
  }
}
