import { recordActivity } from '../activity/record-activity'
import type { Handler } from '../call'
import { hasAlready } from '../db/has-already'
import { expectVersion } from '../db/version'
import { Problem } from '../problems/problem'
import { storeLines } from '../wood-lines/store-lines'
import { cargoValues, loadRows } from './cargo-rows'
import type { CargoWrite } from './contract'
import { findCargo, type CargoRecord } from './find-cargo'
import { followLoads } from './follow-loads'
import { loggedCargo } from './logged-cargo'
import { prepareCargo, type PreparedLoad } from './prepare-cargo'
import { presentCargo } from './present-cargo'
import { recountCargoWords } from '../search/recount-cargo-words'
import { cargoFields } from './rules/cargo-fields'
import { writtenCargo } from './written-cargo'

export const updateCargo: Handler<'updateCargo'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findCargo(db, path.id)
  expectVersion(version, before.cargo.version)
  expectOpen(before, body)
  const prepared = await prepareCargo(db, body, before)
  const values = cargoValues(prepared, before.cargo.number)
  if (hasAlready(before.cargo, values) && hasLoads(before, prepared.loads)) return presentCargo(call, before)
  await db
    .updateTable('cargos')
    .set({ ...values, version: version + 1, updated_at: call.clock().toISOString(), updated_by: person.id })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'cargo_loads', path.id, loadRows(path.id, prepared.loads))
  await recountCargoWords(db, { cargo_id: path.id })
  const after = await findCargo(db, path.id)
  await followLoads(call, [...before.loads, ...after.loads])
  const changes = cargoFields.changes(await loggedCargo(db, before), await loggedCargo(db, after))
  if (changes.length > 0) {
    await recordActivity(call, { record: { kind: 'cargo', id: path.id }, personId: person.id, kind: 'changed', changes })
  }
  return presentCargo(call, after)
}

function hasLoads({ cargo, loads }: CargoRecord, written: readonly PreparedLoad[]): boolean {
  if (loads.length !== written.length) return false
  return loadRows(cargo.id, written).every((row, i) => {
    const stored = loads[i]
    return stored !== undefined && hasAlready(stored, row)
  })
}

/** @throws Problem 409 when nothing may change any more, 422 with the fields that may not */
function expectOpen(before: CargoRecord, body: CargoWrite): void {
  const editable = cargoFields.openIn(before.cargo.status)
  if (editable.length === 0) throw new Problem('not_allowed_now')
  const locked = cargoFields.locked(writtenCargo(before), body, editable)
  if (locked.length > 0) throw Problem.invalid(...locked)
}
