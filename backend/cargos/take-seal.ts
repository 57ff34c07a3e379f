import type { StaffCall } from '../call'
import type { Db } from '../db/tables'
import { logChanges } from '../documents/log-changes'
import { nextVersion } from '../documents/next-version'
import { recountReportWords } from '../search/recount-report-words'
import { cargoValues } from './cargo-rows'
import { findCargo, type CargoRecord } from './find-cargo'
import { preparedRecord } from './prepare-cargo'
import { cargoFields } from './rules/cargo-fields'

type Read = { cargo_id: string; seal_number: string | null; verdict: string | null }

/**
 * Has a cargo take the seal that its container's report read on the door: where it has none, or that of the report that this one corrects. Another seal that
 * somebody wrote down stays, and holds up the next step.
 */
export async function takeSeal(
  call: StaffCall,
  { corrects_id }: { corrects_id: string | null },
  { cargo_id, seal_number, verdict }: Read,
): Promise<void> {
  const { db } = call
  const record = await findCargo(db, cargo_id)
  const before = record.cargo.seal_number
  if (
    seal_number === null ||
    seal_number === before ||
    verdict === 'fail' ||
    !cargoFields.openIn(record.cargo.status).includes('seal_number')
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
  const values = await sealedValues(db, record, seal_number)
  await db
    .updateTable('cargos')
    .set({ ...values, ...nextVersion(call, record.cargo.version) })
    .where('id', '=', cargo_id)
    .execute()
  await recountReportWords(db, { cargo_id })
  await logChanges(call, { kind: 'cargo', id: cargo_id }, [
    { field: 'seal_number', line: null, from: before, to: seal_number },
  ])
}

/** What a cargo's row has once this is its seal: it is found by it, too. */
export async function sealedValues(db: Db, record: CargoRecord, seal_number: string) {
  return cargoValues(
    await preparedRecord(db, { ...record, cargo: { ...record.cargo, seal_number } }),
    record.cargo.number,
  )
}
