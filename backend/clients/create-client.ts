import { recordActivity } from '../activity/record-activity'
import type { Handler } from '../call'
import { newId } from '../identifiers'
import { checkClient } from './check-client'
import { clientColumns, tidiedClient } from './client-row'
import { findClient } from './find-client'
import { presentClient } from './present-client'

export const createClient: Handler<'createClient'> = async (call) => {
  const { db, body, clock, random, person } = call
  const client = tidiedClient(body)
  await checkClient(db, client, null)
  const id = newId(random)
  const now = clock().toISOString()
  await db
    .insertInto('clients')
    .values({ id, ...clientColumns(client), created_at: now, created_by: person.id, updated_at: now, updated_by: person.id })
    .execute()
  await recordActivity(call, { record: { kind: 'client', id }, personId: person.id, kind: 'created', changes: [] })
  return presentClient(call, await findClient(db, id))
}
