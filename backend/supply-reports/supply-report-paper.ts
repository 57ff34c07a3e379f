import { composeSupplyReport } from '@domain/papers'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import type { ReportRow } from '../reports/queries'
import {
  createReportPaper,
  findClientPartners,
  listMillWords,
  type ReportPartners,
} from '../reports/report-paper'
import { supplyReportCrud } from './handlers'

/** Inspection report of a supply: for our company, its mill, and each client that gets the wood. */
export const supplyReportPaper = createReportPaper(
  findPartners,
  async (call, report, tools, reader) =>
    composeSupplyReport(tools, reader, await supplyReportCrud.loadPrinted(call, report)),
)

async function findPartners(db: Db, { supply_id }: ReportRow): Promise<ReportPartners> {
  const supply = await db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .select([
      'supplies.number',
      'sawmills.id',
      'sawmills.name',
      'sawmills.address',
      'sawmills.country',
      'sawmills.language',
      'sawmills.contacts',
    ])
    .where('supplies.id', '=', supply_id)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('supply_lines')
    .select('id')
    .where('supply_id', '=', supply_id ?? '')
    .execute()
  const allocations = await db
    .selectFrom('allocations')
    .select(['supply_line_id as lineId', 'deal_id as dealId'])
    .where('supply_id', '=', supply_id ?? '')
    .execute()
  const { number, contacts, ...sawmill } = supply
  return {
    partners: [
      {
        kind: 'sawmill',
        ...sawmill,
        contacts: parseJson(contacts),
        lineIds: new Set(lines.map(({ id }) => id)),
        words: [sawmill.name, number],
      },
      ...(await findClientPartners(db, allocations)),
    ],
    purchaseWords: [...listMillWords(sawmill), number],
  }
}
