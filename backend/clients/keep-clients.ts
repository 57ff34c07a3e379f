import type { Schemas } from '../call'
import { renameClient } from '../client-deals/rename-client'
import type { Db, Row } from '../db/tables'
import { keepRecords } from '../documents/record-keeping'
import { peopleNamed } from '../people/people-named'
import { releaseBlockedBasket } from '../companies/company-block'
import { recountCargoWords } from '../search/recount-cargo-words'
import { clientErrors } from './check-client'
import { clientFields, type LoggedClient } from './client-fields'
import { clientRecord } from './client-record'
import { clientColumns, tidiedClient, type ClientWrite } from './client-row'
import { presentClient } from './present-client'
import { clientWriteOf } from './client-write'

export const keptClients = keepRecords<Row<'clients'>, ClientWrite, Schemas['Client']>({
  kind: 'client',
  rules: clientRecord,
  tidied: tidiedClient,
  mistakes: ({ db }, client, before) => clientErrors(db, client, before),
  changes: changesOf,
  insert: (db, client, head) =>
    db
      .insertInto('clients')
      .values({ ...clientColumns(client), ...head })
      .execute(),
  async update(call, client, head, { id, name, country, status, portal_company_id }) {
    const { db } = call
    await db
      .updateTable('clients')
      .set({ ...clientColumns(client), ...head })
      .where('id', '=', id)
      .execute()
    if (client.status === 'blocked' && status !== 'blocked' && portal_company_id !== null)
      await releaseBlockedBasket(call, portal_company_id)
    await renameClient(db, id, name, client.name)
    if (country !== client.country || name !== client.name)
      await recountCargoWords(db, { client_id: id })
  },
  present: presentClient,
})

async function changesOf(db: Db, before: Row<'clients'>, after: ClientWrite) {
  const named = await peopleNamed(db, [before.sale_manager_id, after.sale_manager_id])
  const logged = (client: ClientWrite): LoggedClient => ({
    ...client,
    sale_manager_name: named(client.sale_manager_id)?.name ?? null,
  })
  return clientFields.changes(logged(clientWriteOf(before)), logged(after))
}
