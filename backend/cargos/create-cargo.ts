import { recordActivity } from '../activity/record-activity'
import { businessYear } from '../business-day'
import type { Handler } from '../call'
import { nextNumber } from '../db/numbers'
import { newId } from '../identifiers'
import { storeLines } from '../wood-lines/store-lines'
import { cargoValues, loadRows } from './cargo-rows'
import { findCargo } from './find-cargo'
import { followLoads } from './follow-loads'
import { prepareCargo } from './prepare-cargo'
import { presentCargo } from './present-cargo'
import { watchLateCargo } from './tell-late'
import { recountCargoWords } from '../search/recount-cargo-words'

export const createCargo: Handler<'createCargo'> = async (call) => {
  const { db, clock, random, person, body } = call
  const prepared = await prepareCargo(db, body, null)
  const now = clock()
  const { number, key } = await nextNumber(db, 'C', businessYear(call))
  const id = newId(random)
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
      ...cargoValues(prepared, number),
    })
    .execute()
  await storeLines(db, 'cargo_loads', id, loadRows(id, prepared.loads))
  await recountCargoWords(db, { cargo_id: id })
  const record = await findCargo(db, id)
  await followLoads(call, record.loads)
  await watchLateCargo(call, record.cargo, null)
  await recordActivity(call, {
    record: { kind: 'cargo', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  return presentCargo(call, record)
}
