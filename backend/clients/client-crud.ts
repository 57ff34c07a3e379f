import type { Schemas } from '../call'
import { renameClient } from '../client-deals/rename-client'
import type { Db, Row } from '../db/tables'
import { createRecordHandlers } from '../documents/record-crud'
import { findPersonRefs } from '../people/find-person-refs'
import { releaseBlockedBasket } from '../companies/company-block'
import { updateCargoWords } from '../search/update-cargo-words'
import { findClientWriteErrors } from './check-client'
import { clientFields, type LoggedClient } from './client-fields'
import { clientPolicy } from './client-policy'
import { toClientColumns, normalizeClient, type ClientWrite } from './client-row'
import { presentClient } from './present-client'
import { toClientWrite } from './client-write'

export const clientCrud = createRecordHandlers<Row<'clients'>, ClientWrite, Schemas['Client']>({
  kind: 'client',
  rules: clientPolicy,
  normalize: normalizeClient,
  findErrors: ({ db }, client, before) => findClientWriteErrors(db, client, before),
  findChanges: findClientChanges,
  insert: (db, client, head) =>
    db
      .insertInto('clients')
      .values({ ...toClientColumns(client), ...head })
      .execute(),
  async update(call, client, head, { id, name, country, status, portal_company_id }) {
    const { db } = call
    await db
      .updateTable('clients')
      .set({ ...toClientColumns(client), ...head })
      .where('id', '=', id)
      .execute()
    if (client.status === 'blocked' && status !== 'blocked' && portal_company_id !== null)
      await releaseBlockedBasket(call, portal_company_id)
    await renameClient(db, id, name, client.name)
    if (country !== client.country || name !== client.name)
      await updateCargoWords(db, { client_id: id })
  },
  present: presentClient,
})

async function findClientChanges(db: Db, before: Row<'clients'>, after: ClientWrite) {
  const named = await findPersonRefs(db, [before.sale_manager_id, after.sale_manager_id])
  const logged = (client: ClientWrite): LoggedClient => ({
    ...client,
    sale_manager_name: named(client.sale_manager_id)?.name ?? null,
  })
  return clientFields.changes(logged(toClientWrite(before)), logged(after))
}
