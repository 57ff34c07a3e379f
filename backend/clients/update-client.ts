import type { Handler } from '../call'
import { hasAlready } from '../db/has-already'
import { expectVersion } from '../db/version'
import { renameClient } from '../deals/rename-client'
import { Problem } from '../problems/problem'
import { checkClient } from './check-client'
import { clientColumns, tidiedClient } from './client-row'
import { readClient } from './read-client'

export const updateClient: Handler<'updateClient'> = async (call) => {
  const { db, body, path, clock } = call
  const current = await db.selectFrom('clients').selectAll().where('id', '=', path.id).executeTakeFirst()
  if (!current) throw new Problem('not_found')
  expectVersion(call.version, current.version)
  const client = tidiedClient(body)
  await checkClient(db, client, path.id)
  const columns = clientColumns(client)
  if (hasAlready(current, columns)) return readClient(call, path.id)
  await db
    .updateTable('clients')
    .set({ ...columns, version: current.version + 1, updated_at: clock().toISOString() })
    .where('id', '=', path.id)
    .execute()
  await renameClient(db, path.id, current.name, client.name)
  return readClient(call, path.id)
}
