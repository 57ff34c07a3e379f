import type { Handler } from '../call'
import { rowEquals, rowsEqual } from '../db/row-equals'
import { assertVersion } from '../db/assert-version'
import { logChanges } from '../documents/log-changes'
import { toNextVersion } from '../documents/next-version'
import { storeLines } from '../wood-lines/store-lines'
import { toCargoRow, toLoadRows } from './cargo-rows'
import { findCargo } from './find-cargo'
import { syncLoadedDocuments } from './sync-loaded-documents'
import { toLoggedCargo } from './logged-cargo'
import { prepareCargo } from './prepare-cargo'
import { presentCargo } from './present-cargo'
import { scheduleLateCargo } from './notify-late-cargo'
import { updateCargoWords } from '../search/update-cargo-words'
import { cargoFields } from './rules/cargo-fields'
import { toCargoWrite } from './cargo-write'

export const updateCargo: Handler<'updateCargo'> = async (call) => {
  const { db, path, body, version } = call
  const before = await findCargo(db, path.id)
  assertVersion(version, before.cargo.version)
  cargoFields.expectOpen(toCargoWrite(before), body, cargoFields.openIn(before.cargo.status))
  const prepared = await prepareCargo(db, body, before)
  const values = toCargoRow(prepared, before.cargo.number)
  const rows = toLoadRows(path.id, prepared.loads)
  if (rowEquals(before.cargo, values) && rowsEqual(before.loads, rows))
    return presentCargo(call, before)
  await db
    .updateTable('cargos')
    .set({ ...values, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'cargo_loads', path.id, rows)
  await updateCargoWords(db, { cargo_id: path.id })
  const after = await findCargo(db, path.id)
  await syncLoadedDocuments(call, [...before.loads, ...after.loads])
  await scheduleLateCargo(call, after.cargo, before.cargo)
  await logChanges(
    call,
    { kind: 'cargo', id: path.id },
    cargoFields.changes(await toLoggedCargo(db, before), await toLoggedCargo(db, after)),
  )
  return presentCargo(call, after)
}
