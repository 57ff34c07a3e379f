import { logChanges } from '../activity/activity'
import type { StaffCall } from '../call'
import type { Db } from '../db/tables'
import { toNextVersion } from '../documents/record-head'
import { recordChanges } from '../db/unit-of-work'
import { toCargoRow } from './schema'
import { findCargo, type StoredCargo } from './queries'
import { prepareStoredCargo } from './prepare-cargo'
import { cargoFields } from './policy'

type SealReading = { cargo_id: string; seal_number: string | null; verdict: string | null }

/**
 * Copies the seal number from a container report to its cargo. A seal number that the user entered
 * is kept, unless it came from the report that this one corrects.
 */
export async function applyReportedSeal(
  call: StaffCall,
  { corrects_id }: { corrects_id: string | null },
  { cargo_id, seal_number, verdict }: SealReading,
): Promise<void> {
  const { db } = call
  const record = await findCargo(db, cargo_id)
  const before = record.cargo.seal_number
  if (
    seal_number === null ||
    seal_number === before ||
    verdict === 'fail' ||
    !cargoFields.getEditableFields(record.cargo.status).includes('seal_number')
  )
    return
  const corrected =
    corrects_id &&
    (await db
      .selectFrom('inspection_reports')
      .select('seal_number')
      .where('id', '=', corrects_id)
      .executeTakeFirst())
  if (before !== null && (!corrected || corrected.seal_number !== before)) return
  const values = await toSealedRow(db, record, seal_number)
  await db
    .updateTable('cargos')
    .set({ ...values, ...toNextVersion(call, record.cargo.version) })
    .where('id', '=', cargo_id)
    .execute()
  recordChanges(db, { cargos: [cargo_id] })
  await logChanges(call, { kind: 'cargo', id: cargo_id }, [
    { field: 'seal_number', line: null, from: before, to: seal_number },
  ])
}

/** Returns the row values of a cargo with this seal number. */
export async function toSealedRow(db: Db, record: StoredCargo, seal_number: string) {
  return toCargoRow(
    await prepareStoredCargo(db, { ...record, cargo: { ...record.cargo, seal_number } }),
  )
}
