import type { Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { keepRecords } from '../documents/record-keeping'
import { peopleNamed } from '../people/people-named'
import { companyErrors } from './check-company'
import { companyFields, type LoggedCompany } from './company-fields'
import { companyRecord } from './company-record'
import { companyColumns, tidiedCompany, companyWriteOf, type CompanyWrite } from './company-row'
import { clientOf, linkClient } from './linked-client'
import { presentCompany } from './present-company'

export const keptCompanies = keepRecords<Row<'companies'>, CompanyWrite, Schemas['Company']>({
  kind: 'company',
  rules: companyRecord,
  tidied: tidiedCompany,
  mistakes: companyErrors,
  changes: changesOf,
  async insert(db, company, head) {
    // Whoever adds it knows it.
    await db
      .insertInto('companies')
      .values({ ...companyColumns(company), ...head, status: 'verified' })
      .execute()
    await linkClient(db, head.id, company.client_id)
  },
  async update({ db }, company, head, { id }) {
    await db
      .updateTable('companies')
      .set({ ...companyColumns(company), ...head })
      .where('id', '=', id)
      .execute()
    if ((await clientOf(db, id))?.id !== (company.client_id ?? undefined))
      await linkClient(db, id, company.client_id)
  },
  present: presentCompany,
})

async function changesOf(db: Db, before: Row<'companies'>, after: CompanyWrite) {
  const named = await peopleNamed(db, [before.manager_id, after.manager_id])
  const written = companyWriteOf(before, (await clientOf(db, before.id))?.id ?? null)
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
