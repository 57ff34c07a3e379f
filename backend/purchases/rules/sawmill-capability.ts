import { addWeeks, toWeek } from '@domain/timber'
import type { Schemas } from '../../call'
import { findSupplyWarnings, type SupplyWarningSubject } from '../../supplies/rules/supply-warnings'

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
