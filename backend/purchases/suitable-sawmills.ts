import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { getCertificateState } from '../partners/certificate-state'
import { computeOnTimePercents } from '../sawmill-supplies/sawmill-figures'
import { findLastPaid, type PaidPrice, type PurchaseLine } from './last-paid'
import { addWeeks, countWeeksBetween, toWeek } from '@domain/calendar'
import { findSupplyWarnings, type SupplyWarningSubject } from '../supplies/rules/supply-warnings'

type Mismatch = Schemas['SawmillMismatch']

/** An approved mill, and why it does not suit each line; empty if it does. */
type Candidate = {
  row: Row<'sawmills'>
  sawmill: CandidateSawmill
  readyWeek: string | null
  mismatchesByLine: readonly Mismatch[][]
}

type SawmillSearch = {
  lines: readonly PurchaseLine[]
  /** Last delivery week of the deal. */
  deliveryWeek: string | null
  /** Maximum number of suggested mills. */
  most: number
  /** Further approved mills, suitable or not. */
  addedIds: readonly string[]
}

/** A mill of the plan with its last prices, by line. */
export type PlannedSawmill = {
  sawmill: Schemas['PlanSawmill']
  /** True if the user asked for it. */
  isAdded: boolean
  lastPaid: ReadonlyMap<string, PaidPrice>
  mismatchesByLine: Candidate['mismatchesByLine']
}

/**
 * Returns the approved mills that make some of these lines, up to a limit, and the added ones. Also
 * counts the other mills that make some.
 */
export async function findSuitableSawmills(
  call: PersonCall,
  { lines, deliveryWeek, most, addedIds }: SawmillSearch,
): Promise<{ sawmills: PlannedSawmill[]; more_mills: number }> {
  const today = getBusinessDay(call)
  const rows = lines.length === 0 ? [] : await findApprovedSawmills(call.db)
  const candidates = rows.map((row): Candidate => {
    const sawmill = toCandidateSawmill(row)
    return {
      row,
      sawmill,
      readyWeek: computeReadyWeek(sawmill, today),
      mismatchesByLine: findMismatches(sawmill, lines, today),
    }
  })
  const suitable = candidates
    .filter((one) => countSuitableLines(one) > 0)
    .toSorted(compareSuitability)
  const suggested = suitable.slice(0, most)
  const chosen = [
    ...suggested,
    ...candidates.filter((one) => addedIds.includes(one.row.id) && !suggested.includes(one)),
  ]
  const onTime = await computeOnTimePercents(
    call,
    chosen.map(({ row }) => row.id),
  )
  const sawmills: PlannedSawmill[] = []
  for (const { row, sawmill, readyWeek, mismatchesByLine } of chosen) {
    sawmills.push({
      sawmill: {
        id: row.id,
        name: row.name,
        country: row.country,
        certificate: sawmill.certificate,
        certificate_state: getCertificateState(row.certificate_expires, today),
        lead_time_weeks: row.lead_time_weeks,
        ready_week: readyWeek,
        weeks_to_delivery: countWeeksToDelivery(readyWeek, deliveryWeek),
        on_time_percent: onTime.get(row.id) ?? null,
      },
      isAdded: addedIds.includes(row.id),
      lastPaid: await findLastPaid(call, row.id, lines),
      mismatchesByLine,
    })
  }
  return {
    sawmills,
    more_mills: suitable.filter((one) => !chosen.includes(one)).length,
  }
}

export const countWeeksToDelivery = (
  readyWeek: string | null,
  deliveryWeek: string | null,
): number | null =>
  readyWeek === null || deliveryWeek === null ? null : countWeeksBetween(readyWeek, deliveryWeek)

const findApprovedSawmills = (db: Db): Promise<Row<'sawmills'>[]> =>
  db.selectFrom('sawmills').selectAll().where('approval', '=', 'approved').execute()

const toCandidateSawmill = ({
  name,
  species,
  profiles,
  certificate_scheme: scheme,
  certificate_code: code,
  certificate_expires: expires,
  lead_time_weeks,
}: Row<'sawmills'>): CandidateSawmill => ({
  name,
  species: parseJson(species),
  profiles: parseJson(profiles),
  certificate: scheme && code && expires ? { scheme, code, expires } : null,
  lead_time_weeks,
})

const countSuitableLines = ({ mismatchesByLine }: Candidate): number =>
  mismatchesByLine.filter((mismatches) => mismatches.length === 0).length

/** Sorts by number of lines, then mills with known products first, then by ready week. */
function compareSuitability(a: Candidate, b: Candidate): number {
  const rankUnknownSpecies = ({ sawmill }: Candidate) => Number(sawmill.species.length === 0)
  const getReadyWeek = (one: Candidate) => one.readyWeek ?? '9999'
  return (
    countSuitableLines(b) - countSuitableLines(a) ||
    rankUnknownSpecies(a) - rankUnknownSpecies(b) ||
    getReadyWeek(a).localeCompare(getReadyWeek(b)) ||
    a.row.name_key.localeCompare(b.row.name_key)
  )
}

/** A mill to choose from. */
export type CandidateSawmill = Omit<SupplyWarningSubject['sawmill'], 'certificate'> & {
  certificate: Schemas['SawmillCertificate'] | null
  lead_time_weeks: number | null
}

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
  { lead_time_weeks }: Pick<CandidateSawmill, 'lead_time_weeks'>,
  today: string,
): string | null => (lead_time_weeks === null ? null : addWeeks(toWeek(today), lead_time_weeks))

/** Warnings that disqualify a mill, and the mismatch that each means. */
const MISMATCHES: Partial<Record<Schemas['SupplyWarning']['code'], Mismatch>> = {
  wood_not_sawn: 'wood_not_sawn',
  profile_not_made: 'profile_not_made',
  no_certificate: 'no_certificate',
  certificate_over: 'certificate_over',
  certificate_expired: 'certificate_over',
}

/**
 * Returns for each line why a mill can't supply it: it does not make the wood or, in the ready
 * week, has no certificate for the claim. A supply of the wood would have the same warnings.
 */
export function findMismatches(
  sawmill: CandidateSawmill,
  lines: readonly RequestedLine[],
  today: string,
): Mismatch[][] {
  const supply = {
    ready_week: computeReadyWeek(sawmill, today),
    certificate_claim: 'none' as const,
    due_diligence_reference: null,
    verification_number: null,
    tolerance_percent: 0,
    deposit: null,
    currency: 'EUR' as const,
    lines: lines.map(({ certification, specification }) => ({
      certification,
      specification,
      amount: null,
      confirmed_m3: null,
      ready_m3: null,
    })),
  }
  const warnings = findSupplyWarnings({ status: 'draft', supply, sawmill, today })
  return lines.map((_, i) =>
    warnings.flatMap(({ code, pointer }) => {
      const mismatch = pointer.startsWith(`/lines/${i}/`) && MISMATCHES[code]
      return mismatch ? [mismatch] : []
    }),
  )
}
