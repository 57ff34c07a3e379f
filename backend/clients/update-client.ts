import { recordActivity } from '../activity/record-activity'
import type { Handler } from '../call'
import { renameClient } from '../client-deals/rename-client'
import type { Db, Row } from '../db/tables'
import { expectVersion } from '../db/version'
import { peopleNamed } from '../people/people-named'
import { checkClient } from './check-client'
import { clientFields, type LoggedClient } from './client-fields'
import { clientColumns, tidiedClient, type ClientWrite } from './client-row'
import { findClient } from './find-client'
import { presentClient } from './present-client'
import { writtenClient } from './written-client'

export const updateClient: Handler<'updateClient'> = async (call) => {
  const { db, body, path, clock, person } = call
  const before = await findClient(db, path.id)
  expectVersion(call.version, before.version)
  const client = tidiedClient(body)
  await checkClient(db, client, path.id)
  const changes = await changesOf(db, before, client)
  if (changes.length === 0) return presentClient(call, before)
  await db
    .updateTable('clients')
    .set({ ...clientColumns(client), version: before.version + 1, updated_at: clock().toISOString(), updated_by: person.id })
    .where('id', '=', path.id)
    .execute()
  await renameClient(db, path.id, before.name, client.name)
  await recordActivity(call, { record: { kind: 'client', id: path.id }, personId: person.id, kind: 'changed', changes })
  return presentClient(call, await findClient(db, path.id))
}

async function changesOf(db: Db, before: Row<'clients'>, after: ClientWrite) {
  const named = await peopleNamed(db, [before.sale_manager_id, after.sale_manager_id])
  const logged = (client: ClientWrite): LoggedClient => ({ ...client, sale_manager_name: named(client.sale_manager_id)?.name ?? null })
  return clientFields.changes(logged(writtenClient(before)), logged(after))
}
