import type { Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { createRecordHandlers } from '../documents/record-crud'
import { findPersonRefs } from '../people/find-person-refs'
import { findCompanyErrors } from './check-company'
import { companyFields, type LoggedCompany } from './company-fields'
import { companyPolicy } from './company-policy'
import {
  toCompanyColumns,
  normalizeCompany,
  toCompanyWrite,
  type CompanyWrite,
} from './company-row'
import { findClientRef, linkClient } from './linked-client'
import { presentCompany } from './present-company'

export const companyCrud = createRecordHandlers<Row<'companies'>, CompanyWrite, Schemas['Company']>(
  {
    kind: 'company',
    rules: companyPolicy,
    normalize: normalizeCompany,
    findErrors: findCompanyErrors,
    findChanges: findCompanyChanges,
    async insert(db, company, head) {
      // Whoever adds it knows it.
      await db
        .insertInto('companies')
        .values({ ...toCompanyColumns(company), ...head, status: 'verified' })
        .execute()
      await linkClient(db, head.id, company.client_id)
    },
    async update({ db }, company, head, { id }) {
      await db
        .updateTable('companies')
        .set({ ...toCompanyColumns(company), ...head })
        .where('id', '=', id)
        .execute()
      if ((await findClientRef(db, id))?.id !== (company.client_id ?? undefined))
        await linkClient(db, id, company.client_id)
    },
    present: presentCompany,
  },
)

async function findCompanyChanges(db: Db, before: Row<'companies'>, after: CompanyWrite) {
  const named = await findPersonRefs(db, [before.manager_id, after.manager_id])
  const written = toCompanyWrite(before, (await findClientRef(db, before.id))?.id ?? null)
  const ids = [written.client_id, after.client_id].filter((id) => id !== null)
  const clients = ids.length
    ? await db.selectFrom('clients').select(['id', 'name']).where('id', 'in', ids).execute()
    : []
  const logged = (company: CompanyWrite): LoggedCompany => ({
    ...company,
    manager_name: named(company.manager_id)?.name ?? null,
    client_name: clients.find(({ id }) => id === company.client_id)?.name ?? null,
  })
  return companyFields.changes(logged(written), logged(after))
}
