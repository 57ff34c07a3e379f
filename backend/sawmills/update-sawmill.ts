import { recordActivity } from '../activity/record-activity'
import type { Handler } from '../call'
import { expectVersion } from '../db/version'
import { renameSawmill } from '../sawmill-supplies/rename-sawmill'
import { checkSawmill } from './check-sawmill'
import { findSawmill } from './find-sawmill'
import { presentSawmill } from './present-sawmill'
import { sawmillFields } from './sawmill-fields'
import { sawmillColumns, tidiedSawmill } from './sawmill-row'
import { writtenSawmill } from './written-sawmill'

export const updateSawmill: Handler<'updateSawmill'> = async (call) => {
  const { db, body, path, clock, person } = call
  const before = await findSawmill(db, path.id)
  expectVersion(call.version, before.version)
  const mill = tidiedSawmill(body)
  await checkSawmill(db, mill, path.id)
  const changes = sawmillFields.changes(writtenSawmill(before), mill)
  if (changes.length === 0) return presentSawmill(call, before)
  await db
    .updateTable('sawmills')
    .set({ ...sawmillColumns(mill), version: before.version + 1, updated_at: clock().toISOString(), updated_by: person.id })
    .where('id', '=', path.id)
    .execute()
  await renameSawmill(db, path.id, before.name, mill.name)
  await recordActivity(call, { record: { kind: 'sawmill', id: path.id }, personId: person.id, kind: 'changed', changes })
  return presentSawmill(call, await findSawmill(db, path.id))
}
