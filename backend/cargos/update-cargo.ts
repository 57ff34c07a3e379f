import type { Handler } from '../call'
import { hasAlready, haveAlready } from '../db/has-already'
import { expectVersion } from '../db/version'
import { logChanges } from '../documents/log-changes'
import { nextVersion } from '../documents/next-version'
import { storeLines } from '../wood-lines/store-lines'
import { cargoValues, loadRows } from './cargo-rows'
import { findCargo } from './find-cargo'
import { followLoads } from './follow-loads'
import { loggedCargo } from './logged-cargo'
import { prepareCargo } from './prepare-cargo'
import { presentCargo } from './present-cargo'
import { watchLateCargo } from './tell-late'
import { recountCargoWords } from '../search/recount-cargo-words'
import { cargoFields } from './rules/cargo-fields'
import { cargoWriteOf } from './cargo-write'

export const updateCargo: Handler<'updateCargo'> = async (call) => {
  const { db, path, body, version } = call
  const before = await findCargo(db, path.id)
  expectVersion(version, before.cargo.version)
  cargoFields.expectOpen(cargoWriteOf(before), body, cargoFields.openIn(before.cargo.status))
  const prepared = await prepareCargo(db, body, before)
  const values = cargoValues(prepared, before.cargo.number)
  const rows = loadRows(path.id, prepared.loads)
  if (hasAlready(before.cargo, values) && haveAlready(before.loads, rows))
    return presentCargo(call, before)
  await db
    .updateTable('cargos')
    .set({ ...values, ...nextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'cargo_loads', path.id, rows)
  await recountCargoWords(db, { cargo_id: path.id })
  const after = await findCargo(db, path.id)
  await followLoads(call, [...before.loads, ...after.loads])
  await watchLateCargo(call, after.cargo, before.cargo)
  await logChanges(
    call,
    { kind: 'cargo', id: path.id },
    cargoFields.changes(await loggedCargo(db, before), await loggedCargo(db, after)),
  )
  return presentCargo(call, after)
}
