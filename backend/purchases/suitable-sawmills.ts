import { getBusinessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { getCertificateState } from '../partners/certificate-state'
import { computeOnTimePercents } from '../sawmill-supplies/sawmill-figures'
import { findLastPaid, type PurchaseLine } from './last-paid'
import { addWeeks, toWeek } from '@domain/timber'
import { findSupplyWarnings, type SupplyWarningSubject } from '../supplies/rules/supply-warnings'

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
  for (const { row, readyWeek: ready_week, lines: suppliableLines } of chosen) {
    const paid = await findLastPaid(call, row.id, suppliableLines)
    mills.push({
      id: row.id,
      name: row.name,
      country: row.country,
      certificate_state: getCertificateState(row.certificate_expires, today),
      lead_time_weeks: row.lead_time_weeks,
      ready_week,
      on_time_percent: onTime.get(row.id) ?? null,
      offers: suppliableLines.map(({ id }) => ({
        deal_line_id: id,
        last_paid: paid.get(id) ?? null,
      })),
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
  const rankUnknownSpecies = ({ mill }: SuitableSawmill) => Number(mill.species.length === 0)
  const getReadyWeek = (one: SuitableSawmill) => one.readyWeek ?? '9999'
  return (
    b.lines.length - a.lines.length ||
    rankUnknownSpecies(a) - rankUnknownSpecies(b) ||
    getReadyWeek(a).localeCompare(getReadyWeek(b)) ||
    a.row.name_key.localeCompare(b.row.name_key)
  )
}

/** A mill to choose from. */
export type CandidateMill = SupplyWarningSubject['sawmill'] & { lead_time_weeks: number | null }

/** A line to be supplied. */
export type RequestedLine = {
  certification: Schemas['Certification']
  specification: Schemas['Specification']
}

/**
 * Returns the ready week of wood ordered today, `YYYY-Www`; null if the lead time is unknown.
 * @param today `YYYY-MM-DD`
 */
export const computeReadyWeek = (
  { lead_time_weeks }: Pick<CandidateMill, 'lead_time_weeks'>,
  today: string,
): string | null => (lead_time_weeks === null ? null : addWeeks(toWeek(today), lead_time_weeks))

/** Warnings that disqualify a mill. */
const DISQUALIFYING_WARNINGS: readonly Schemas['SupplyWarning']['code'][] = [
  'wood_not_sawn',
  'profile_not_made',
  'no_certificate',
  'certificate_over',
]

/**
 * Returns lines that a mill can supply: it makes the wood and, in the ready week, has the
 * certificate for the claim. A supply of them would have no such warning.
 */
export function filterSuppliableLines<Line extends RequestedLine>(
  mill: CandidateMill,
  lines: readonly Line[],
  today: string,
): Line[] {
  const supply = {
    ready_week: computeReadyWeek(mill, today),
    certificate_claim: 'none' as const,
    due_diligence_reference: null,
    verification_number: null,
    tolerance_percent: 0,
    lines: lines.map(({ certification, specification }) => ({
      certification,
      specification,
      confirmed_m3: null,
      ready_m3: null,
    })),
  }
  const against = findSupplyWarnings({ status: 'draft', supply, sawmill: mill, today }).filter(
    ({ code }) => DISQUALIFYING_WARNINGS.includes(code),
  )
  const refused = new Set(against.map(({ pointer }) => pointer.split('/')[2]))
  return lines.filter((_, i) => !refused.has(String(i)))
}
