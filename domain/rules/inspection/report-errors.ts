import type { components } from '@contract/schema'
import { findFutureDayErrors } from '../terms-rules'
import { DAY_MS } from '@domain/calendar/durations'

type Schemas = components['schemas']
type FieldError = Schemas['FieldError']
type SupplyReportWrite = Schemas['SupplyReportWrite']
type CargoReportWrite = Schemas['CargoReportWrite']

/** Grace for clocks that are wrong and for time zones. */
const GRACE_MS = DAY_MS

/**
 * Returns wrong values of a supply's report that a device can find without the API. A stored day
 * is not checked again.
 * @param today `YYYY-MM-DD`
 */
export const findSupplyReportErrors = (
  { inspected_on, lines }: Pick<SupplyReportWrite, 'inspected_on' | 'lines'>,
  { today, saved }: { today: string; saved: Pick<SupplyReportWrite, 'inspected_on'> | null },
): FieldError[] => [
  ...(inspected_on === null || inspected_on === saved?.inspected_on
    ? []
    : findFutureDayErrors('/inspected_on', inspected_on, getNextDay(today))),
  ...lines.flatMap(({ lot_pcs, rejected_pcs }, at): FieldError[] =>
    lot_pcs !== null && rejected_pcs !== null && rejected_pcs > lot_pcs
      ? [{ pointer: `/lines/${at}/rejected_pcs`, code: 'too_large', params: { max: lot_pcs } }]
      : [],
  ),
]

const getNextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + GRACE_MS).toISOString().slice(0, 10)

/**
 * Returns wrong values of a container's report that a device can find without the API. A stored
 * start is not checked again.
 */
export const findCargoReportErrors = (
  { started_at, ended_at }: Pick<CargoReportWrite, 'started_at' | 'ended_at'>,
  { now, saved }: { now: Date; saved: Pick<CargoReportWrite, 'started_at'> | null },
): FieldError[] => [
  ...(started_at !== null &&
  started_at !== saved?.started_at &&
  Date.parse(started_at) > now.getTime() + GRACE_MS
    ? [{ pointer: '/started_at', code: 'future_day' as const }]
    : []),
  ...(started_at !== null && ended_at !== null && Date.parse(ended_at) < Date.parse(started_at)
    ? [{ pointer: '/ended_at', code: 'time_order' as const }]
    : []),
]
