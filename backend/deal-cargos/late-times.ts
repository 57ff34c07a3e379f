import { shiftDay } from '@domain/calendar'
import type { AppContext } from '../app-context'
import { getStartOfBusinessDay } from '../business-day'
import { EXPECTED_STATUSES, getCargoDueDay } from '../cargos/rules/cargo-delay'
import { indexById } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { settleDerivedColumns } from '../db/unit-of-work'
import { setJobTime } from '../due-work/schedule-job'

/** Database, clock and time zone of the host that schedules late notifications. */
export type LateHost = Pick<AppContext, 'clock' | 'random' | 'timeZone'> & { db: Db }
/** Columns from which it follows when a cargo is late. */
export type ArrivalTerms = Pick<Row<'cargos'>, 'status' | 'eta' | 'ata' | 'promised_day'>
/** A cargo with what its notifications need. */
export type NotifiedCargo = ArrivalTerms & Pick<Row<'cargos'>, 'id' | 'number'>

/**
 * Returns the moment after the due day, from which the cargo is late, with or without an ETA; null
 * if it is no longer expected or not due.
 */
export function getCargoLateTime(cargo: ArrivalTerms, timeZone?: string): Date | null {
  const dueDay = getCargoDueDay(cargo)
  if (dueDay === null || cargo.ata !== null || !EXPECTED_STATUSES.includes(cargo.status))
    return null
  return getStartOfBusinessDay(shiftDay(dueDay, 1), timeZone)
}

/** Returns the cargos with wood of a deal that have not arrived. */
export async function findExpectedCargos(db: Db, dealId: string): Promise<NotifiedCargo[]> {
  await settleDerivedColumns(db)
  return db
    .selectFrom('cargos')
    .select(['id', 'number', 'status', 'eta', 'ata', 'promised_day'])
    .where('status', 'in', EXPECTED_STATUSES)
    .where(
      'id',
      'in',
      db.selectFrom('cargo_loads').select('cargo_id').where('deal_id', '=', dealId),
    )
    .execute()
}

/**
 * Schedules the late notifications of the cargos with wood of a deal again, after its delivery week
 * changed.
 * @param before the expected cargos before the change
 */
export async function rescheduleLateCargos(
  call: LateHost,
  dealId: string,
  before: readonly NotifiedCargo[],
): Promise<void> {
  const previous = indexById(before)
  for (const cargo of await findExpectedCargos(call.db, dealId))
    await setLateTime(call, cargo, previous.get(cargo.id) ?? null)
}

/** Schedules the late notification of a cargo, if its time has changed. */
export async function setLateTime(
  host: LateHost,
  after: NotifiedCargo,
  before: ArrivalTerms | null,
): Promise<void> {
  const lateTime = getCargoLateTime(after, host.timeZone)
  const previous = before && getCargoLateTime(before, host.timeZone)
  if (lateTime?.getTime() !== previous?.getTime())
    await setJobTime(host, 'cargo_late', after.id, lateTime)
}
