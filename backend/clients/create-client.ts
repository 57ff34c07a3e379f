import type { Handler } from '../call'
import { newId } from '../identifiers'
import { checkClient } from './check-client'
import { clientColumns, tidiedClient } from './client-row'
import { readClient } from './read-client'

export const createClient: Handler<'createClient'> = async (call) => {
  const { db, body, clock, random } = call
  const client = tidiedClient(body)
  await checkClient(db, client, null)
  const id = newId(random)
  const now = clock().toISOString()
  await db
    .insertInto('clients')
    .values({ id, ...clientColumns(client), created_at: now, updated_at: now })
    .execute()
  return readClient(call, id)
}
