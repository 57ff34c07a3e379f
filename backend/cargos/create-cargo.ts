import { recordActivity } from '../activity/record-activity'
import { getBusinessYear } from '../business-day'
import type { Handler } from '../call'
import { takeNextNumber } from '../db/document-numbers'
import { createId } from '../identifiers'
import { storeLines } from '../wood-lines/store-lines'
import { toCargoRow, toLoadRows } from './cargo-rows'
import { findCargo } from './find-cargo'
import { syncLoadedDocuments } from './sync-loaded-documents'
import { prepareCargo } from './prepare-cargo'
import { presentCargo } from './present-cargo'
import { scheduleLateCargo } from './notify-late-cargo'
import { updateCargoWords } from '../search/update-cargo-words'

export const createCargo: Handler<'createCargo'> = async (call) => {
  const { db, clock, random, person, body } = call
  const prepared = await prepareCargo(db, body, null)
  const now = clock()
  const { number, key } = await takeNextNumber(db, 'C', getBusinessYear(call))
  const id = createId(random)
  await db
    .insertInto('cargos')
    .values({
      id,
      number,
      number_key: key,
      status: 'planned',
      created_at: now.toISOString(),
      created_by: person.id,
      updated_at: now.toISOString(),
      updated_by: person.id,
      ...toCargoRow(prepared, number),
    })
    .execute()
  await storeLines(db, 'cargo_loads', id, toLoadRows(id, prepared.loads))
  await updateCargoWords(db, { cargo_id: id })
  const record = await findCargo(db, id)
  await syncLoadedDocuments(call, record.loads)
  await scheduleLateCargo(call, record.cargo, null)
  await recordActivity(call, {
    record: { kind: 'cargo', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  return presentCargo(call, record)
}
