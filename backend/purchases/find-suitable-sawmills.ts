import { getBusinessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { getCertificateState } from '../partners/certificate-state'
import { computeOnTimePercents } from '../sawmill-supplies/sawmill-figures'
import { findLastPaid, type PurchaseLine } from './last-paid'
import {
  filterSuppliableLines,
  computeReadyWeek,
  type CandidateMill,
} from './rules/sawmill-capability'

type SuitableSawmill = {
  row: Row<'sawmills'>
  mill: CandidateMill
  readyWeek: string | null
  lines: readonly PurchaseLine[]
}

/**
 * Returns the approved mills that make some of these lines, up to a limit, and how many others
 * there are.
 */
export async function findSuitableSawmills(
  call: StaffCall,
  lines: readonly PurchaseLine[],
  most: number,
): Promise<Pick<Schemas['PurchasePlan'], 'mills' | 'more_mills'>> {
  const today = getBusinessDay(call)
  const all = lines.length === 0 ? [] : await findApprovedSawmills(call.db)
  const making = all
    .map((row): SuitableSawmill => {
      const mill = toCandidateMill(row)
      return {
        row,
        mill,
        readyWeek: computeReadyWeek(mill, today),
        lines: filterSuppliableLines(mill, lines, today),
      }
    })
    .filter((one) => one.lines.length > 0)
    .toSorted(compareSuitability)
  const chosen = making.slice(0, most)
  const onTime = await computeOnTimePercents(
    call,
    chosen.map(({ row }) => row.id),
  )
  const mills: Schemas['MakingMill'][] = []
  for (const { row, readyWeek: ready_week, lines: made } of chosen) {
    const paid = await findLastPaid(call, row.id, made)
    mills.push({
      id: row.id,
      name: row.name,
      country: row.country,
      certificate_state: getCertificateState(row.certificate_expires, today),
      lead_time_weeks: row.lead_time_weeks,
      ready_week,
      on_time_percent: onTime.get(row.id) ?? null,
      offers: made.map(({ id }) => ({ deal_line_id: id, last_paid: paid.get(id) ?? null })),
    })
  }
  return { mills, more_mills: making.length - mills.length }
}

const findApprovedSawmills = (db: Db): Promise<Row<'sawmills'>[]> =>
  db.selectFrom('sawmills').selectAll().where('approval', '=', 'approved').execute()

const toCandidateMill = ({
  name,
  species,
  profiles,
  certificate_scheme: scheme,
  certificate_expires: expires,
  lead_time_weeks,
}: Row<'sawmills'>): CandidateMill => ({
  name,
  species: parseJson(species),
  profiles: parseJson(profiles),
  certificate: scheme && expires ? { scheme, expires } : null,
  lead_time_weeks,
})

/** Sorts by number of lines, then mills with known products first, then by ready week. */
function compareSuitability(a: SuitableSawmill, b: SuitableSawmill): number {
  const unknown = ({ mill }: SuitableSawmill) => Number(mill.species.length === 0)
  const week = (one: SuitableSawmill) => one.readyWeek ?? '9999'
  return (
    b.lines.length - a.lines.length ||
    unknown(a) - unknown(b) ||
    week(a).localeCompare(week(b)) ||
    a.row.name_key.localeCompare(b.row.name_key)
  )
}
