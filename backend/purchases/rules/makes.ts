import { addWeeks, weekOf } from '@/shared/lib/timber'
import type { Schemas } from '../../call'
import { supplyWarnings, type WarningSubject } from '../../supplies/rules/supply-warnings'

/** What is known of a mill that may be bought from. */
export type Mill = WarningSubject['sawmill'] & { lead_time_weeks: number | null }

/** A line that wood is wanted for. */
export type WantedLine = { certification: Schemas['Certification']; specification: Schemas['Specification'] }

/** When wood that is ordered today is ready, `YYYY-Www`; null of a mill that doesn't say how long it takes. @param today `YYYY-MM-DD` */
export const readyWeek = ({ lead_time_weeks }: Pick<Mill, 'lead_time_weeks'>, today: string): string | null =>
  lead_time_weeks === null ? null : addWeeks(weekOf(today), lead_time_weeks)

/** What a supply of it would be warned of that makes the mill no choice. */
const AGAINST: readonly Schemas['SupplyWarning']['code'][] = ['wood_not_sawn', 'profile_not_made', 'no_certificate', 'certificate_over']

/**
 * Whether a mill makes the wood of a line, with a certificate that carries its claim in the week in which it is ready: whether a supply of it would have no
 * such warning.
 */
export function makes(mill: Mill, line: WantedLine, today: string): boolean {
  const supply = {
    ready_week: readyWeek(mill, today),
    certificate_claim: 'none' as const,
    due_diligence_reference: null,
    verification_number: null,
    tolerance_percent: 0,
    lines: [{ ...line, confirmed_m3: null, ready_m3: null }],
  }
  return !supplyWarnings({ status: 'draft', supply, sawmill: mill, today }).some(({ code }) => AGAINST.includes(code))
}
