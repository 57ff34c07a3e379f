import { recordActivity } from '../activity/record-activity'
import type { Handler } from '../call'
import { newId } from '../identifiers'
import { checkSawmill } from './check-sawmill'
import { findSawmill } from './find-sawmill'
import { presentSawmill } from './present-sawmill'
import { sawmillColumns, tidiedSawmill } from './sawmill-row'

export const createSawmill: Handler<'createSawmill'> = async (call) => {
  const { db, body, clock, random, person } = call
  const mill = tidiedSawmill(body)
  await checkSawmill(db, mill, null)
  const id = newId(random)
  const now = clock().toISOString()
  await db
    .insertInto('sawmills')
    .values({ id, ...sawmillColumns(mill), created_at: now, created_by: person.id, updated_at: now, updated_by: person.id })
    .execute()
  await recordActivity(call, { record: { kind: 'sawmill', id }, personId: person.id, kind: 'created', changes: [] })
  return presentSawmill(call, await findSawmill(db, id))
}
